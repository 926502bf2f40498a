import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { roleContent } from './role.ts';

export const updateRole = defineProcedure({
  id: 'identity/roles/update-role',
  kind: 'mutation',
  summary: 'Changes a custom role for all who hold it, at their next call.',
  permission: 'role.edit',
  input: z.strictObject({ id, version, ...roleContent }),
  output: z.object({ version }),
  errors: [
    'NOT_FOUND',
    'STALE_VERSION',
    'ROLE_BUILT_IN',
    'ROLE_NAME_TAKEN',
    'ROLE_HELD_BEYOND',
    'GIVES_MORE_THAN_HELD',
    'GIVES_PAY',
    'LAST_HOLDER',
  ],
  rest: [{ method: 'PUT', path: '/api/identity/roles/{id}' }],
  audit: 'role',
});
