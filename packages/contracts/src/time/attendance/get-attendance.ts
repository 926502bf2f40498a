import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { attendanceDays, personAttendance } from './attendance.ts';

export const getAttendance = defineProcedure({
  id: 'time/attendance/get-attendance',
  kind: 'query',
  summary: 'Somebody’s days from one on: what was to be worked, what was clocked, and what came of it.',
  permission: 'attendance.read',
  input: z.strictObject({ employeeId: id, from: calendarDate, days: attendanceDays }),
  output: personAttendance,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/attendance/people/{employeeId}' }],
});
