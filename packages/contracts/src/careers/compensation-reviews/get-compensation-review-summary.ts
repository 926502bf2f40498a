import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationReviewRow } from './compensation-review.ts';

export const getCompensationReviewSummary = defineProcedure({
  id: 'careers/compensation-reviews/get-compensation-review-summary',
  kind: 'query',
  summary:
    'What a compensation review comes to for all its people together, without any of them by name: for whoever keeps it, and for whoever has a part in its approval.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: compensationReviewRow.extend({
    reason: z.string().nullable(),
    /** The caller sees the review with its people. */
    mayOpen: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/compensation-reviews/{id}/summary' }],
});
