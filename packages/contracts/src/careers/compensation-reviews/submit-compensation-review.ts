import { z } from 'zod';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { reviewChangeErrors } from './compensation-review.ts';

export const submitCompensationReview = defineProcedure({
  id: 'careers/compensation-reviews/submit-compensation-review',
  kind: 'mutation',
  summary:
    'Submits a proposal for approval. Where no process of approval takes it up, it is written at once; then no approval is answered.',
  permission: 'compensation.review',
  input: z.strictObject({ id, version, remarks: remarks.optional() }),
  output: z.object({ version, approvalId: id.nullable() }),
  errors: [...reviewChangeErrors, 'REVIEW_RAISES_NOBODY', 'APPROVER_MISSING', 'NO_NODE_APPLIES'],
  rest: [{ method: 'POST', path: '/api/org/compensation-reviews/{id}/submit' }],
  audit: 'compensation-review',
  changes: 'compensation-review',
});
