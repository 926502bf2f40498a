import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { personSchedule } from './roster.ts';

export const listSchedules = defineProcedure({
  id: 'time/rosters/list-schedules',
  kind: 'query',
  summary: 'Which shifts people within the caller’s scope work on some days, by name.',
  permission: 'work-schedule.read',
  input: windowInput.extend({
    from: calendarDate,
    days: z.int().min(1).max(limits.scheduleDaysMax).default(7),
    employeeId: id.optional(),
    departmentId: id.optional(),
    /** A part of the name or number. */
    keywords: lineOfText(limits.nameCharactersMax).optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(personSchedule) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/schedules' }],
});
