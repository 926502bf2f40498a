import { z } from 'zod';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { timeRequestStatuses } from '../requests/index.ts';
import { overtimeRow } from './overtime.ts';

export const listOvertimeRequests = defineProcedure({
  id: 'time/overtime/list-overtime-requests',
  kind: 'query',
  summary: 'Overtime of those within the caller’s scope, the latest day first.',
  permission: 'overtime.read',
  input: windowInput.extend({
    employeeId: id.optional(),
    statuses: z.array(z.enum(timeRequestStatuses)).max(timeRequestStatuses.length).optional(),
    from: calendarDate.optional(),
    until: calendarDate.optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(overtimeRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/overtime' }],
});
