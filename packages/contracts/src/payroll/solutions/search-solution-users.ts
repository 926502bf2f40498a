import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { solutionUserRoles } from './solution.ts';

export const searchSolutionUsers = defineProcedure({
  id: 'payroll/solutions/search-solution-users',
  kind: 'query',
  summary: 'People whom a solution can name as its manager or its approver, or give a role of its own, by name or account.',
  permission: 'solution.manage',
  input: z.strictObject({
    solutionId: id,
    /** Those in whom naming them so counts; left out: everybody who comes into question for its legal entity. */
    role: z.enum(solutionUserRoles).optional(),
    keywords: lineOfText(limits.searchCharactersMax).default(''),
  }),
  output: z.object({ rows: z.array(z.object({ id, name: z.string(), account: z.string() })) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/users/search' }],
});
