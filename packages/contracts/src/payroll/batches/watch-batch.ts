import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail } from './batch.ts';

export const watchBatch = defineProcedure({
  id: 'payroll/batches/watch-batch',
  kind: 'subscription',
  summary: 'The batch, now and at every change of it or of its run.',
  permission: 'batch.read',
  input: z.strictObject({ id }),
  output: batchDetail,
  errors: ['NOT_FOUND'],
  rest: [],
});
