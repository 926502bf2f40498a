import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const deleteRole = defineProcedure({
  id: 'identity/roles/delete-role',
  kind: 'mutation',
  summary: 'Deletes a custom role that nobody holds.',
  permission: 'role.edit',
  input: z.strictObject({ id, version }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ROLE_BUILT_IN', 'ROLE_HELD'],
  rest: [{ method: 'DELETE', path: '/api/identity/roles/{id}' }],
  audit: 'role',
});
