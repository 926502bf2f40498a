import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

const users = z.array(id).max(limits.solutionUsersMax);

export const setSolutionUsers = defineProcedure({
  id: 'payroll/solutions/set-solution-users',
  kind: 'mutation',
  summary: 'Names who manages a solution and who approves it, each list as a whole. Taking away the last manager has to be meant.',
  permission: 'solution.manage',
  input: z.strictObject({
    id,
    version,
    managers: users,
    approvers: users,
    /** The caller has been warned that nobody will manage it. */
    withoutManager: z.boolean().default(false),
  }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'LAST_SOLUTION_MANAGER', 'ILLEGAL_TRANSITION', 'GIVES_MORE_THAN_OWN', 'CANNOT_BE_NAMED'],
  rest: [{ method: 'PUT', path: '/api/payroll/solutions/{id}/users' }],
  audit: 'solution',
  changes: 'solution',
});
