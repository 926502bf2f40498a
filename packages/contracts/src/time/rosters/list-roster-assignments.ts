import { z } from 'zod';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { assignmentRow, rosterTargetKinds } from './roster.ts';

export const listRosterAssignments = defineProcedure({
  id: 'time/rosters/list-roster-assignments',
  kind: 'query',
  summary: 'Who was given which roster from when: the legal entities first, then their departments, then people; of each the latest first.',
  permission: 'roster.read',
  input: windowInput.extend({ rosterId: id.optional(), kind: z.enum(rosterTargetKinds).optional(), employeeId: id.optional() }),
  output: z.object({ total: z.int(), rows: z.array(assignmentRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/roster-assignments' }],
});
