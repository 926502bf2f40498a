import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail, batchReference } from './batch.ts';
import { changeErrors } from './batch-action.ts';

export const choosePayees = defineProcedure({
  id: 'payroll/batches/choose-payees',
  kind: 'mutation',
  summary: 'Adds several employees to a batch or removes them, for one reason, before its preparation or after: all of them or nobody.',
  permission: 'batch.prepare',
  input: batchReference.extend({
    employeeIds: z.array(id).min(1).max(limits.chosenPayeesMax),
    choice: z.enum(['add', 'remove']),
    reason: remarks.min(1),
  }),
  output: batchDetail,
  errors: [...changeErrors, 'PAYEE_NOT_OF_PERIOD', 'PAYEE_IN_OTHER_BATCH', 'BATCH_WITHOUT_PAYEES', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/population' }],
  audit: 'batch',
  changes: 'batch',
});
