import { z } from 'zod';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const cancelLeave = defineProcedure({
  id: 'time/leave/cancel-leave',
  kind: 'mutation',
  summary:
    'Takes back somebody’s leave or request for it, also when it has begun; the balance is as if it had never been, and what was paid with is corrected.',
  permission: 'leave.edit',
  input: z.strictObject({ id, version, reason: remarks.min(1) }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'LEAVE_BEGAN'],
  rest: [{ method: 'POST', path: '/api/time/leave/requests/{id}/cancel' }],
  audit: 'leave-request',
  changes: 'employee',
});
