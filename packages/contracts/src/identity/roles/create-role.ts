import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { roleContent } from './role.ts';

export const createRole = defineProcedure({
  id: 'identity/roles/create-role',
  kind: 'mutation',
  summary: 'Makes a role; it opens no more than who makes it may give.',
  permission: 'role.edit',
  input: z.strictObject(roleContent),
  output: z.object({ id }),
  errors: ['ROLE_NAME_TAKEN', 'GIVES_MORE_THAN_HELD', 'GIVES_PAY'],
  rest: [{ method: 'POST', path: '/api/identity/roles', status: 201 }],
  audit: 'role',
  idempotent: true,
});
