import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const withdrawPunch = defineProcedure({
  id: 'time/attendance/withdraw-punch',
  kind: 'mutation',
  summary: 'Takes a punch out of the count that is wrong; it stays to be seen, and the day is counted anew.',
  permission: 'attendance.edit',
  input: z.strictObject({ id, reason: remarks.min(1) }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'PUNCH_OWN', 'PUNCH_WITHDRAWN'],
  rest: [{ method: 'POST', path: '/api/time/attendance/punches/{id}/withdraw' }],
  audit: 'punch',
  changes: 'employee',
});
