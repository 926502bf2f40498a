import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { roleSummary } from './role.ts';

export const listRoles = defineProcedure({
  id: 'identity/roles/list-roles',
  kind: 'query',
  summary: 'The roles, built-in and custom, and how many people within the caller’s scope hold each.',
  permission: 'role.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(roleSummary) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/identity/roles' }],
});
