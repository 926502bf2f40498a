import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchStatuses } from '../batches/index.ts';
import { periodSummary } from '../periods/index.ts';

/** What one period cost; decimal text in the solution's currency. */
const costPoint = z.object({
  period: z.string(),
  payDate: isoDate,
  people: z.int(),
  gross: amount,
  net: amount,
  /** Gross and what the employer pays beside it. */
  cost: amount,
});

export const getOverview = defineProcedure({
  id: 'payroll/overview/get-overview',
  kind: 'query',
  summary:
    'Where payroll stands in the caller’s reach: batches by status, open periods with what they wait for, and what the last 24 periods cost.',
  permission: 'batch.read',
  input: z.strictObject({}),
  output: z.object({
    batches: z.array(z.object({ status: z.enum(batchStatuses), count: z.int() })),
    periods: z.array(
      periodSummary.extend({
        solution: localizedText,
        /** When the clock closes it, if nothing stands in its way; null: people close it. */
        closesOn: isoDate.nullable(),
      }),
    ),
    /** Of solutions whose pay the caller may see, the earliest period first. */
    trends: z.array(z.object({ solutionId: id, solution: localizedText, currency: z.string(), points: z.array(costPoint) })),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/overview' }],
});
