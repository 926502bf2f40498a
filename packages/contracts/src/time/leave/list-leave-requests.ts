import { z } from 'zod';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { timeRequestStatuses } from '../requests/index.ts';
import { leaveRequestRow } from './leave-request.ts';

export const listLeaveRequests = defineProcedure({
  id: 'time/leave/list-leave-requests',
  kind: 'query',
  summary: 'Requests for leave of those within the caller’s scope, the latest days first.',
  permission: 'leave.read',
  input: windowInput.extend({
    employeeId: id.optional(),
    typeId: id.optional(),
    statuses: z.array(z.enum(timeRequestStatuses)).max(timeRequestStatuses.length).optional(),
    /** With a day from one through another. */
    from: calendarDate.optional(),
    until: calendarDate.optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(leaveRequestRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/leave/requests' }],
});
