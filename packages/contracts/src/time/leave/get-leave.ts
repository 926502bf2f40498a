import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { leaveAccount } from './leave-balance.ts';

export const getLeave = defineProcedure({
  id: 'time/leave/get-leave',
  kind: 'query',
  summary: 'Somebody’s leave: balances on a day, and requests.',
  permission: 'leave.read',
  input: z.strictObject({ employeeId: id, on: calendarDate.optional() }),
  output: leaveAccount,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/leave/employees/{employeeId}' }],
});
