import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const discardWhatIf = defineProcedure({
  id: 'payroll/what-ifs/discard-what-if',
  kind: 'mutation',
  summary: 'Drops a what-if or replay with its result.',
  permission: 'batch.calculate',
  input: z.strictObject({ batchId: id, runId: id }),
  output: z.object({ runId: id, discardedAt: timestamp }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'DELETE', path: '/api/payroll/batches/{batchId}/what-ifs/{runId}' }],
  audit: 'calculation-run',
  changes: 'batch',
});
