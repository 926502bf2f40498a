import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { reviewChangeErrors, reviewContent, reviewErrors } from './compensation-review.ts';

export const updateCompensationReview = defineProcedure({
  id: 'careers/compensation-reviews/update-compensation-review',
  kind: 'mutation',
  summary: 'Changes a proposal. Who was taken out and what was entered of single people stays.',
  permission: 'compensation.review',
  input: z.strictObject({ id, version, ...reviewContent.shape }),
  output: z.object({ version }),
  errors: [...reviewErrors, ...reviewChangeErrors],
  rest: [{ method: 'PUT', path: '/api/org/compensation-reviews/{id}' }],
  audit: 'compensation-review',
  changes: 'compensation-review',
});
