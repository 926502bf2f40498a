import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { timeOfDay } from '../shifts/index.ts';
import { punchDirections } from './attendance.ts';

export const addPunch = defineProcedure({
  id: 'time/attendance/add-punch',
  kind: 'mutation',
  summary: 'Says by hand when somebody came or went, by the clock where they work; the day is counted anew.',
  permission: 'attendance.edit',
  input: z.strictObject({
    employeeId: id,
    date: calendarDate,
    time: timeOfDay,
    direction: z.enum(punchDirections).nullable(),
    reason: remarks.min(1),
  }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'NOT_EMPLOYED_THEN', 'PUNCH_AHEAD', 'PUNCH_OWN', 'PUNCH_NO_SUCH_TIME'],
  rest: [{ method: 'POST', path: '/api/time/attendance/people/{employeeId}/punches', status: 201 }],
  audit: 'punch',
  changes: 'employee',
  idempotent: true,
});
