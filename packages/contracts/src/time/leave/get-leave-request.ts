import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { paidPeriod } from '../../org/employees/index.ts';
import { timeRequestStatuses } from '../requests/index.ts';
import { leaveBalance } from './leave-balance.ts';
import { countedDay, leaveRequestRow, skippedDay } from './leave-request.ts';

export const getLeaveRequest = defineProcedure({
  id: 'time/leave/get-leave-request',
  kind: 'query',
  summary:
    'One request for leave, for whom it is about, whoever sees their leave and whoever has a part in its approval: its days, the balance, and who else of the team is away.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: z.object({
    request: leaveRequestRow,
    /** It is the caller’s own. */
    isOwn: z.boolean(),
    /** For which periods payroll has read records of its days, where it still waits for a decision: approved, it is paid there by a correction. Nobody is told of their own. */
    paidPeriods: z.array(paidPeriod),
    position: localizedText.nullable(),
    department: localizedText.nullable(),
    days: z.array(countedDay),
    skipped: z.array(skippedDay),
    /** On the first day; null where no balance is kept. */
    balance: leaveBalance.nullable(),
    /** People who report to the same person, and are away on one of the days; of what kind their leave is, is theirs. */
    away: z.array(z.object({ employeeId: id, name: z.string(), from: isoDate, until: isoDate, status: z.enum(timeRequestStatuses) })),
    teamSize: z.int(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/leave/requests/{id}' }],
});
