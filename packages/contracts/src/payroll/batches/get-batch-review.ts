import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { amount, id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { movement, payeeFigure } from './batch.ts';

/**
 * Why somebody's net pay is not what it was, one cause a person. Whoever joins or leaves in the period of the batch does so before all else (whoever does
 * both is a leaver); `newly-paid` and `no-longer-paid` are people whom only one of the two batches pays although they neither join nor leave in this period.
 */
const changeCauses = ['joiners', 'leavers', 'held', 'newly-paid', 'no-longer-paid', 'changed-pay', 'unchanged'] as const;

/** People of a list, and how many there are in all. */
const listOf = <Row extends z.ZodType>(row: Row) => z.object({ total: z.int(), rows: z.array(row) });
const cause = z.enum(changeCauses);

export const getBatchReview = defineProcedure({
  id: 'payroll/batches/get-batch-review',
  kind: 'query',
  summary:
    'What a clerk looks at before the money leaves: totals against the previous period, joiners, leavers, large changes, negative nets, errors.',
  permission: 'pay.read',
  input: z.strictObject({
    id,
    /** Rows of each list of people. */
    rows: z.int().min(1).max(limits.pageRowsMax).default(12),
  }),
  output: z.object({
    payees: z.int(),
    held: z.int(),
    errors: z.int(),
    negativeNets: z.int(),
    /** The column of which that is counted. */
    netColumn: z.object({ table: z.string(), column: z.string() }),
    /** Who joins in the period and stays, and who leaves in it; the same people as in `movements` and in the causes of those names. */
    joiners: z.int(),
    leavers: z.int(),
    /** Who was paid by the batch before and is not in this one at all; not those who leave in its period. Null where there is none before. */
    gone: z.int().nullable(),
    /** Summary figures of this batch and of the batch of the period before, by column of the definition's summary. */
    totals: z.array(z.object({ column: z.string(), name: localizedText, amount, previous: amount.nullable() })),
    /** Change of net pay against the previous period, by cause. */
    variance: z.array(z.object({ cause, amount, people: z.int() })),
    /** Net pay by department: the largest change first, without a period before the largest amount. */
    departments: listOf(z.object({ department: localizedText, net: amount, previous: amount.nullable(), people: z.int() })),
    /** Whatever the cause. */
    largestChanges: listOf(payeeFigure.extend({ cause })),
    movements: listOf(payeeFigure.extend({ movement })),
    negatives: listOf(payeeFigure),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/review' }],
});
