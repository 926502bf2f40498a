import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { roleSummary } from './role.ts';

export const getRole = defineProcedure({
  id: 'identity/roles/get-role',
  kind: 'query',
  summary: 'One role with its grants and the entries of the navigation that it hides.',
  permission: 'role.read',
  input: z.strictObject({ id }),
  output: roleSummary.extend({ grants: z.array(z.object({ permission: z.string(), scope: z.string() })), mayEdit: z.boolean() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/identity/roles/{id}' }],
});
