import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail, batchReference } from './batch.ts';
import { changeErrors } from './batch-action.ts';

export const choosePayee = defineProcedure({
  id: 'payroll/batches/choose-payee',
  kind: 'mutation',
  summary: 'Adds one employee to a batch or removes them, with a reason, before its preparation or after.',
  permission: 'batch.prepare',
  input: batchReference.extend({ employeeId: id, choice: z.enum(['add', 'remove']), reason: remarks.min(1) }),
  output: batchDetail,
  errors: [...changeErrors, 'PAYEE_NOT_OF_PERIOD', 'PAYEE_IN_OTHER_BATCH', 'BATCH_WITHOUT_PAYEES', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/population/{employeeId}' }],
  audit: 'batch',
  changes: 'batch',
});
