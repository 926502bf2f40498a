import { z } from 'zod';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const cancelCorrection = defineProcedure({
  id: 'time/corrections/cancel-correction',
  kind: 'mutation',
  summary:
    'Takes somebody’s correction back, also one that was approved: its punches do not count any more, those that it took out count again.',
  permission: 'attendance.edit',
  input: z.strictObject({ id, version, reason: remarks.min(1) }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'PUNCH_OWN'],
  rest: [{ method: 'POST', path: '/api/time/corrections/{id}/cancel' }],
  audit: 'punch-correction',
  changes: 'employee',
});
