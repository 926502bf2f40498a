import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { leaveLedger } from './leave-balance.ts';

export const getLeaveLedger = defineProcedure({
  id: 'time/leave/get-leave-ledger',
  kind: 'query',
  summary: 'How somebody’s balance of a type of leave came about, entry by entry.',
  permission: 'leave.read',
  input: z.strictObject({ employeeId: id, typeId: id, on: calendarDate.optional() }),
  output: leaveLedger,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/leave/employees/{employeeId}/ledger/{typeId}' }],
});
