import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { reviewChangeErrors } from './compensation-review.ts';

export const cancelCompensationReview = defineProcedure({
  id: 'careers/compensation-reviews/cancel-compensation-review',
  kind: 'mutation',
  summary: 'Gives a proposal up, or ends the job that is at a review: nothing of it stays.',
  permission: 'compensation.review',
  input: z.strictObject({ id, version }),
  output: z.object({ version }),
  errors: [...reviewChangeErrors],
  rest: [{ method: 'POST', path: '/api/org/compensation-reviews/{id}/cancel' }],
  audit: 'compensation-review',
  changes: 'compensation-review',
});
