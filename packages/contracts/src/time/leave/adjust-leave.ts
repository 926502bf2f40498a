import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { signedAmount } from './leave-rule.ts';

export const adjustLeave = defineProcedure({
  id: 'time/leave/adjust-leave',
  kind: 'mutation',
  summary: 'Adds to somebody’s balance of a type of leave, or takes from it, with a reason: an opening balance, for one.',
  permission: 'leave.edit',
  input: z.strictObject({
    employeeId: id,
    typeId: id,
    day: calendarDate,
    /** In the type’s unit; below zero takes away. */
    amount: signedAmount.refine((text) => Number(text) !== 0, 'is nothing'),
    reason: remarks.min(1),
  }),
  output: z.object({ balance: z.string() }),
  errors: ['NOT_FOUND', 'LEAVE_UNBALANCED', 'LEAVE_DAY_EARLY', 'LEAVE_OWN'],
  rest: [{ method: 'POST', path: '/api/time/leave/employees/{employeeId}/adjustments' }],
  audit: 'leave-ledger',
  changes: 'employee',
  idempotent: true,
});
