import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { hoursByDate, overtimeReason } from './overtime.ts';

export const confirmOvertime = defineProcedure({
  id: 'time/overtime/confirm-overtime',
  kind: 'mutation',
  summary:
    'Says how long was worked of approved overtime, on each of its dates. What counts is that, and no more than was asked for of the date.',
  permission: 'overtime.confirm',
  input: z.strictObject({ id, version, actualHoursByDate: hoursByDate, reason: overtimeReason }),
  output: z.object({ version, hours: z.string() }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'OVERTIME_AHEAD', 'OVERTIME_OWN', 'OVERTIME_HOURS'],
  rest: [{ method: 'POST', path: '/api/time/overtime/{id}/confirm' }],
  audit: 'overtime-request',
  changes: 'employee',
});
