import { z } from 'zod';

import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { leaveAccount } from './leave-balance.ts';

export const getMyLeave = defineProcedure({
  id: 'time/leave/get-my-leave',
  kind: 'query',
  summary: 'The caller’s own leave: balances on a day, and requests.',
  permission: 'leave.request',
  input: z.strictObject({
    /** Today where they work, where it is left out. */
    on: calendarDate.optional(),
  }),
  output: leaveAccount,
  errors: ['NO_EMPLOYEE'],
  rest: [{ method: 'GET', path: '/api/time/leave/mine' }],
});
