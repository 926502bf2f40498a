import { z } from 'zod';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const cancelOvertime = defineProcedure({
  id: 'time/overtime/cancel-overtime',
  kind: 'mutation',
  summary:
    'Takes back somebody’s overtime, also of a day that is past; leave that it has given is taken back, and what was paid is corrected.',
  permission: 'overtime.edit',
  input: z.strictObject({ id, version, reason: remarks.min(1) }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'OVERTIME_BEGAN'],
  rest: [{ method: 'POST', path: '/api/time/overtime/{id}/cancel' }],
  audit: 'overtime-request',
  changes: 'employee',
});
