import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listBatchHistory = defineProcedure({
  id: 'payroll/batches/list-batch-history',
  kind: 'query',
  summary: 'What was done with a batch, by whom and when, newest first.',
  permission: 'batch.read',
  input: z.strictObject({ id }),
  output: z.object({
    rows: z.array(
      z.object({
        at: timestamp,
        who: z.string(),
        procedure: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        remarks: z.string().nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/history' }],
});
