import { z } from 'zod';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const cancelMyCorrection = defineProcedure({
  id: 'time/corrections/cancel-my-correction',
  kind: 'mutation',
  summary: 'Takes back a request for a correction of one’s own that is not decided.',
  permission: 'attendance.correct',
  input: z.strictObject({ id, version, reason: remarks.nullable().default(null) }),
  output: z.object({ version }),
  errors: ['NO_EMPLOYEE', 'NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/time/corrections/mine/{id}/cancel' }],
  audit: 'punch-correction',
  changes: 'employee',
});
