import { z } from 'zod';
import { remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail, batchReference } from './batch.ts';
import { changeErrors } from './batch-action.ts';

export const moveBatchBack = defineProcedure({
  id: 'payroll/batches/move-batch-back',
  kind: 'mutation',
  summary: 'Has a job move a batch back to an earlier state; progress comes by subscription.',
  permission: 'batch.move-back',
  input: batchReference.extend({ to: z.enum(['new', 'waiting', 'calculated', 'approved']), remarks: remarks.optional() }),
  output: batchDetail,
  errors: [...changeErrors],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/move-back', status: 202 }],
  audit: 'batch',
  changes: 'batch',
  idempotent: true,
});
