import { z } from 'zod';
import { amount, id, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { runKinds } from './batch.ts';

/** What a calculation came to. Net pay shows to those who may see pay. */
const runEnding = z.object({
  state: z.enum(['finished', 'failed', 'cancelled']),
  kind: z.enum(runKinds),
  payees: z.int(),
  errors: z.int(),
  net: amount.nullable(),
  currency: z.string(),
  failure: z.string().nullable(),
});

export const listBatchHistory = defineProcedure({
  id: 'payroll/batches/list-batch-history',
  kind: 'query',
  summary: 'What was done with a batch, by whom and when, newest first.',
  permission: 'batch.read',
  input: windowInput.extend({ id }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        at: timestamp,
        who: z.string(),
        procedure: z.string(),
        /** Which of several things the call did, such as `hold` or `reopen`. */
        event: z.string().nullable(),
        /** Names of whom it was about, the first three of them, and how many there are besides. */
        about: z.array(z.string()),
        others: z.int(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        remarks: z.string().nullable(),
        /** Where a calculation ended: how it ended, and its figures. */
        run: runEnding.nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/history' }],
});
