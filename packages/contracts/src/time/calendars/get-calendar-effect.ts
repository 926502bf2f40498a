import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { paidPeriod } from '../../org/employees/index.ts';
import { calendarDate } from './calendar.ts';

export const getCalendarEffect = defineProcedure({
  id: 'time/calendars/get-calendar-effect',
  kind: 'query',
  summary:
    'For which periods payroll has read the days from one through another, of everybody who works by a calendar: what is changed there now is paid by a correction.',
  permission: 'calendar.read',
  input: z.strictObject({ id, from: calendarDate, until: calendarDate.nullable() }),
  output: z.object({ periods: z.array(paidPeriod) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/calendars/{id}/effect-on-pay' }],
});
