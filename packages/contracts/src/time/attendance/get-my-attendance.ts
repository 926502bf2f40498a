import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { attendanceDays, personAttendance } from './attendance.ts';

export const getMyAttendance = defineProcedure({
  id: 'time/attendance/get-my-attendance',
  kind: 'query',
  summary: 'The caller’s own days from one on: what was to be worked, what was clocked, and what came of it.',
  permission: 'attendance.own',
  input: z.strictObject({ from: calendarDate, days: attendanceDays }),
  output: personAttendance,
  errors: ['NO_EMPLOYEE', 'NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/attendance/mine' }],
});
