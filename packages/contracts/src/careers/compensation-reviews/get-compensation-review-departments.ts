import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { reviewSums } from './compensation-review.ts';

export const getCompensationReviewDepartments = defineProcedure({
  id: 'careers/compensation-reviews/get-compensation-review-departments',
  kind: 'query',
  summary: 'What a compensation review is for each department on its effective date: people and sums, the largest difference first.',
  permission: 'compensation.review',
  input: windowInput.extend({ id }),
  output: z.object({
    total: z.int(),
    /** A department that is null: they have none on that day. */
    rows: z.array(z.object({ departmentId: id.nullable(), department: localizedText.nullable(), sums: reviewSums })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/compensation-reviews/{id}/departments' }],
});
