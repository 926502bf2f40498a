import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { reviewChangeErrors } from './compensation-review.ts';

export const writeCompensationReview = defineProcedure({
  id: 'careers/compensation-reviews/write-compensation-review',
  kind: 'mutation',
  summary: 'Has an approved review written once more whose job ended without a result.',
  permission: 'compensation.review',
  input: z.strictObject({ id, version }),
  output: z.object({ version }),
  errors: [...reviewChangeErrors],
  rest: [{ method: 'POST', path: '/api/org/compensation-reviews/{id}/write', status: 202 }],
  audit: 'compensation-review',
  changes: 'compensation-review',
});
