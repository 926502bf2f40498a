import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, isoDate, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { runStates } from './batch.ts';

export const listPastBatches = defineProcedure({
  id: 'payroll/batches/list-past-batches',
  kind: 'query',
  summary: 'The submitted batches of earlier periods, with how many of their payees have other records now, the newest first.',
  permission: 'pay.read',
  input: z.strictObject({ id, periods: z.int().min(1).max(limits.retroPeriodsMax).default(3) }),
  output: z.object({
    rows: z.array(
      z.object({
        pastBatchId: id,
        name: z.string(),
        periodId: id,
        period: z.string(),
        payDate: isoDate,
        payees: z.int(),
        /** Of whom the records say something else today than what was frozen. */
        changedPayees: z.int(),
        /** The run that has calculated it again for this batch, if there is one. */
        retro: z.object({ runId: id, state: z.enum(runStates), payees: z.int(), startedAt: timestamp }).nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/past-batches' }],
});
