import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationReview } from './compensation-review.ts';

export const watchCompensationReview = defineProcedure({
  id: 'careers/compensation-reviews/watch-compensation-review',
  kind: 'subscription',
  summary: 'A compensation review, now and at every change of it.',
  permission: 'compensation.review',
  input: z.strictObject({ id }),
  output: compensationReview,
  errors: ['NOT_FOUND'],
  rest: [],
});
