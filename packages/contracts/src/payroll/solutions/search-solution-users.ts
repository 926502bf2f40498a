import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { solutionUserRoles } from './solution.ts';

export const searchSolutionUsers = defineProcedure({
  id: 'payroll/solutions/search-solution-users',
  kind: 'query',
  summary: 'People whom a solution can name as its manager or its approver, by name or account.',
  permission: 'solution.manage',
  input: z.strictObject({
    solutionId: id,
    role: z.enum(solutionUserRoles),
    keywords: lineOfText(limits.searchCharactersMax).default(''),
  }),
  output: z.object({ rows: z.array(z.object({ id, name: z.string(), account: z.string() })) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/users/search' }],
});
