import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { copySummary } from './copy.ts';

export const listCopies = defineProcedure({
  id: 'payroll/copies/list-copies',
  kind: 'query',
  summary: 'The copies of a solution, the latest first; drafts that were discarded are left out.',
  permission: 'solution.read',
  input: z.strictObject({ solutionId: id }),
  output: z.object({ rows: z.array(copySummary) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies' }],
});
