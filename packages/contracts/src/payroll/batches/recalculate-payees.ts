import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail, batchReference } from './batch.ts';
import { changeErrors } from './batch-action.ts';

export const recalculatePayees = defineProcedure({
  id: 'payroll/batches/recalculate-payees',
  kind: 'mutation',
  summary: 'Calculates named employees of a calculated batch again, and whoever’s pay depends on theirs.',
  permission: 'batch.calculate',
  input: batchReference.extend({
    employeeIds: z.array(id).min(1).max(limits.recalculatedPayeesMax),
    remarks: remarks.optional(),
  }),
  output: batchDetail,
  errors: [...changeErrors, 'RUN_IN_PROGRESS', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/recalculate', status: 202 }],
  audit: 'batch',
  changes: 'batch',
  idempotent: true,
});
