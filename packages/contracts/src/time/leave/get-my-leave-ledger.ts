import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { leaveLedger } from './leave-balance.ts';

export const getMyLeaveLedger = defineProcedure({
  id: 'time/leave/get-my-leave-ledger',
  kind: 'query',
  summary: 'How the caller’s own balance of a type of leave came about, entry by entry.',
  permission: 'leave.request',
  input: z.strictObject({ typeId: id, on: calendarDate.optional() }),
  output: leaveLedger,
  errors: ['NO_EMPLOYEE', 'NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/leave/mine/ledger/{typeId}' }],
});
