import { z } from 'zod';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { reviewChangeErrors } from './compensation-review.ts';
import { raiseAmount } from './review-rule.ts';

export const changeCompensationReviewRow = defineProcedure({
  id: 'careers/compensation-reviews/change-compensation-review-row',
  kind: 'mutation',
  summary: 'Takes somebody out of a proposal, or enters the amount that they are to have, with a reason; or lets the rule count again.',
  permission: 'compensation.review',
  input: z.strictObject({
    id,
    version,
    employeeId: id,
    change: z.discriminatedUnion('to', [
      z.strictObject({ to: z.literal('out'), why: remarks }),
      z.strictObject({ to: z.literal('amount'), amount: raiseAmount, why: remarks }),
      z.strictObject({ to: z.literal('rule') }),
    ]),
  }),
  output: z.object({ version }),
  errors: [...reviewChangeErrors, 'REVIEW_OWN_PAY', 'REVIEW_WHY_NEEDED'],
  rest: [{ method: 'POST', path: '/api/org/compensation-reviews/{id}/people/{employeeId}' }],
  audit: 'compensation-review',
  changes: 'compensation-review',
});
