import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { movement, payeeFigure } from './batch.ts';

export const getBatchReview = defineProcedure({
  id: 'payroll/batches/get-batch-review',
  kind: 'query',
  summary:
    'What a clerk looks at before the money leaves: totals against the previous period, joiners, leavers, large changes, negative nets, errors.',
  permission: 'pay.read',
  input: z.strictObject({ id }),
  output: z.object({
    payees: z.int(),
    held: z.int(),
    errors: z.int(),
    negativeNets: z.int(),
    joiners: z.int(),
    leavers: z.int(),
    /** Summary figures of this batch and of the batch of the period before, by column of the definition's summary. */
    totals: z.array(z.object({ column: z.string(), name: localizedText, amount, previous: amount.nullable() })),
    /** Change of net pay against the previous period, by cause. */
    variance: z.array(z.object({ cause: z.enum(['joiners', 'leavers', 'changed-pay', 'unchanged']), amount, people: z.int() })),
    /** Net pay by department, largest first. */
    departments: z.array(z.object({ department: localizedText, net: amount, previous: amount.nullable(), people: z.int() })),
    largestChanges: z.array(payeeFigure),
    movements: z.array(payeeFigure.extend({ movement })),
    negatives: z.array(payeeFigure),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/review' }],
});
