import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { leaveReason } from './leave-request.ts';

export const cancelMyLeave = defineProcedure({
  id: 'time/leave/cancel-my-leave',
  kind: 'mutation',
  summary: 'Takes back a request for leave of one’s own that is not decided, or leave that has not begun.',
  permission: 'leave.request',
  input: z.strictObject({ id, version, reason: leaveReason }),
  output: z.object({ version }),
  errors: ['NO_EMPLOYEE', 'NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'LEAVE_BEGAN'],
  rest: [{ method: 'POST', path: '/api/time/leave/mine/requests/{id}/cancel' }],
  audit: 'leave-request',
  changes: 'employee',
});
