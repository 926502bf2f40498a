import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { reviewContent, reviewErrors, reviewSubject } from './compensation-review.ts';

export const createCompensationReview = defineProcedure({
  id: 'careers/compensation-reviews/create-compensation-review',
  kind: 'mutation',
  summary:
    'Proposes a raise of many people of a legal entity, by a rule or as a file will say. Nothing of their pay changes before it is submitted and approved.',
  permission: 'compensation.review',
  input: z.strictObject({ ...reviewSubject.shape, ...reviewContent.shape }),
  output: z.object({ id }),
  errors: [...reviewErrors, 'COMPENSATION_ITEM_ONE_TIME'],
  rest: [{ method: 'POST', path: '/api/org/compensation-reviews', status: 201 }],
  audit: 'compensation-review',
  idempotent: true,
});
