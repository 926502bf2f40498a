import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeErrors } from './start-errors.ts';

export const replayBatch = defineProcedure({
  id: 'payroll/what-ifs/replay-batch',
  kind: 'mutation',
  summary: 'Calculates a batch again from its stored copy and frozen input and compares every cell with what is stored.',
  permission: 'batch.calculate',
  input: z.strictObject({ batchId: id }),
  output: z.object({ runId: id }),
  errors: [...changeErrors, 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/replays', status: 202 }],
  audit: 'calculation-run',
  changes: 'batch',
  idempotent: true,
});
