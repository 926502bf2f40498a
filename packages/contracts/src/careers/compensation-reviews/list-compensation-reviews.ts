import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationReviewRow } from './compensation-review.ts';

export const listCompensationReviews = defineProcedure({
  id: 'careers/compensation-reviews/list-compensation-reviews',
  kind: 'query',
  summary: 'Compensation reviews of the legal entities whose pay the caller sees, the latest first.',
  permission: 'compensation.review',
  input: windowInput,
  output: z.object({ total: z.int(), rows: z.array(compensationReviewRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/compensation-reviews' }],
});
