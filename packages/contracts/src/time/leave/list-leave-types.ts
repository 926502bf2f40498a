import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { leaveTypeRow } from './leave-type.ts';

export const listLeaveTypes = defineProcedure({
  id: 'time/leave/list-leave-types',
  kind: 'query',
  summary: 'The types of leave of the legal entities within the caller’s scope, and those of the whole company.',
  permission: 'leave-type.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(leaveTypeRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/leave/types' }],
});
