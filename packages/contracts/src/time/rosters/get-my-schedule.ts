import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { personSchedule } from './roster.ts';

export const getMySchedule = defineProcedure({
  id: 'time/rosters/get-my-schedule',
  kind: 'query',
  summary: 'Which shifts the caller works on some days.',
  permission: 'work-schedule.own',
  input: z.strictObject({ from: calendarDate, days: z.int().min(1).max(limits.scheduleDaysMax).default(7) }),
  output: personSchedule,
  errors: ['NO_EMPLOYEE'],
  rest: [{ method: 'GET', path: '/api/time/schedules/mine' }],
});
