import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { overtimeReason } from './overtime.ts';

export const cancelMyOvertime = defineProcedure({
  id: 'time/overtime/cancel-my-overtime',
  kind: 'mutation',
  summary: 'Takes back a request for overtime of one’s own that is not decided, or overtime of a day to come.',
  permission: 'overtime.request',
  input: z.strictObject({ id, version, reason: overtimeReason }),
  output: z.object({ version }),
  errors: ['NO_EMPLOYEE', 'NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'OVERTIME_BEGAN'],
  rest: [{ method: 'POST', path: '/api/time/overtime/mine/{id}/cancel' }],
  audit: 'overtime-request',
  changes: 'employee',
});
