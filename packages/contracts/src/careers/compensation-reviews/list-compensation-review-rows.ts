import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, sortDirection, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { reviewedPerson, reviewRowStates } from './compensation-review.ts';

export const listCompensationReviewRows = defineProcedure({
  id: 'careers/compensation-reviews/list-compensation-review-rows',
  kind: 'query',
  summary: 'The people of a compensation review: what each has before and after, and what refuses them.',
  permission: 'compensation.review',
  input: windowInput.extend({
    id,
    state: z.enum(reviewRowStates).optional(),
    /** Part of a name, or the beginning of a number. */
    search: lineOfText(limits.searchCharactersMax).optional(),
    departmentId: id.optional(),
    sort: z.enum(['name', 'employeeNumber', 'before', 'after', 'difference', 'percent']).default('name'),
    direction: sortDirection.default('ascending'),
  }),
  output: z.object({ total: z.int(), rows: z.array(reviewedPerson) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/compensation-reviews/{id}/people' }],
});
