import { z } from 'zod';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { attendanceRow } from './attendance.ts';

export const listAttendance = defineProcedure({
  id: 'time/attendance/list-attendance',
  kind: 'query',
  summary:
    'What came of the days of those within the caller’s scope, the latest day first; only the days that somebody has to look at where it is asked for.',
  permission: 'attendance.read',
  input: windowInput.extend({
    employeeId: id.optional(),
    from: calendarDate.optional(),
    until: calendarDate.optional(),
    /** Late, early, absent, or a punch is missing. */
    abnormal: z.boolean().default(false),
  }),
  output: z.object({ total: z.int(), rows: z.array(attendanceRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/attendance' }],
});
