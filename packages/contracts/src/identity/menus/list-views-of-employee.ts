import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { menuEntry } from './navigation.ts';

/** An entry that somebody sees, or would see but for a role that hides it. */
export const shownEntry = menuEntry.extend({ isHidden: z.boolean() });

export const listViewsOfEmployee = defineProcedure({
  id: 'identity/menus/list-views-of-employee',
  kind: 'query',
  summary: 'The views that an employee’s user sees.',
  permission: 'user.read',
  input: z.strictObject({ employeeId: id }),
  output: z.object({ rows: z.array(shownEntry) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/UserBases/views/byEmployee' }],
});
