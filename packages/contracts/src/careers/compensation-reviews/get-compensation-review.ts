import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationReview } from './compensation-review.ts';

export const getCompensationReview = defineProcedure({
  id: 'careers/compensation-reviews/get-compensation-review',
  kind: 'query',
  summary: 'A compensation review: its rule, its state, and its sums.',
  permission: 'compensation.review',
  input: z.strictObject({ id }),
  output: compensationReview,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/compensation-reviews/{id}' }],
});
