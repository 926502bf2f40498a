import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { shownEntry } from './list-views-of-employee.ts';

export const listViewsOfUser = defineProcedure({
  id: 'identity/menus/list-views-of-user',
  kind: 'query',
  summary: 'The views that a user sees, and those that a role hides from them.',
  permission: 'user.read',
  input: z.strictObject({ userId: id }),
  output: z.object({ rows: z.array(shownEntry) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/identity/users/{userId}/views' }],
});
