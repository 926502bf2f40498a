import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, name, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { capabilityKeys } from './capability.ts';

const holders = z.array(id).max(limits.solutionUsersMax);

export const setSolutionRoles = defineProcedure({
  id: 'payroll/solutions/set-solution-roles',
  kind: 'mutation',
  summary:
    'Says which roles of its own a solution has, what each lets people do and who holds it, as a whole. Nobody gives more than they may do themselves.',
  permission: 'solution.manage',
  input: z.strictObject({
    id,
    version,
    roles: z
      .array(
        z.strictObject({
          name: name(limits.nameCharactersMax),
          capabilities: z.array(z.enum(capabilityKeys)).min(1),
          userIds: holders.default([]),
          productRoleIds: holders.default([]),
        }),
      )
      .max(limits.solutionRolesMax),
  }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'ROLE_NAMED_TWICE', 'GIVES_MORE_THAN_OWN', 'CANNOT_BE_NAMED'],
  rest: [{ method: 'PUT', path: '/api/payroll/solutions/{id}/roles' }],
  audit: 'solution',
  changes: 'solution',
});
