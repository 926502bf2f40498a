import { z } from 'zod';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { reviewChangeErrors } from './compensation-review.ts';

export const undoCompensationReview = defineProcedure({
  id: 'careers/compensation-reviews/undo-compensation-review',
  kind: 'mutation',
  summary:
    'Has a review taken back as a whole: what stood before it holds on. Not after a closed period has paid with it, nor where a record was changed since.',
  permission: 'compensation.review',
  input: z.strictObject({ id, version, reason: remarks.nullable().default(null) }),
  output: z.object({ version }),
  errors: [...reviewChangeErrors, 'REVIEW_PAID', 'REVIEW_OVERTAKEN'],
  rest: [{ method: 'POST', path: '/api/org/compensation-reviews/{id}/undo', status: 202 }],
  audit: 'compensation-review',
  changes: 'compensation-review',
});
