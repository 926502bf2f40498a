import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { roleGrant, roleGrants } from './role.ts';

export const previewRole = defineProcedure({
  id: 'identity/roles/preview-role',
  kind: 'query',
  summary: 'What other grants of a role would change, for how many people, before it is saved.',
  permission: 'role.edit',
  input: z.strictObject({ id, grants: roleGrants }),
  output: z.object({
    holders: z.int(),
    /** Of them, those who hold each change by this role only: who would gain or lose it. */
    gained: z.array(roleGrant.extend({ people: z.int() })),
    lost: z.array(z.object({ permission: z.string(), scope: z.string(), people: z.int() })),
    /** The caller holds the role and would lose something by it. */
    losesOwn: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/identity/roles/{id}/preview' }],
  immediate: true,
});
