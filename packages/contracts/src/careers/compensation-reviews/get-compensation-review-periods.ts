import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { paidPeriod } from '../../org/employees/index.ts';

export const getCompensationReviewPeriods = defineProcedure({
  id: 'careers/compensation-reviews/get-compensation-review-periods',
  kind: 'query',
  summary: 'For which periods payroll has read records of the people of a compensation review, from its effective date on.',
  permission: 'compensation.review',
  input: z.strictObject({ id }),
  output: z.object({ periods: z.array(paidPeriod) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/compensation-reviews/{id}/periods' }],
});
