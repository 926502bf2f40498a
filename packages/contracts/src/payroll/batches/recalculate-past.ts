import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail, batchReference } from './batch.ts';

export const recalculatePast = defineProcedure({
  id: 'payroll/batches/recalculate-past',
  kind: 'mutation',
  summary:
    'Calculates employees of a past batch again as the records are now, for a batch that is still new: what they are owed is paid with it. Whoever was calculated again for it before is calculated with them.',
  permission: 'batch.calculate',
  input: batchReference.extend({
    pastBatchId: id,
    /** Left out: everybody whose records have changed, as the job finds them. */
    employeeIds: z.array(id).min(1).max(limits.recalculatedPayeesMax).optional(),
    remarks: remarks.optional(),
  }),
  output: batchDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'RUN_IN_PROGRESS', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/past-batches/{pastBatchId}/recalculate', status: 202 }],
  audit: 'batch',
  changes: 'batch',
  idempotent: true,
});
