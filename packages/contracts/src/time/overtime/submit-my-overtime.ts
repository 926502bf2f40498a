import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { overtimeErrors } from './asking-errors.ts';
import { askedOvertime, overtimeReason } from './overtime.ts';

export const submitMyOvertime = defineProcedure({
  id: 'time/overtime/submit-my-overtime',
  kind: 'mutation',
  summary: 'Asks for overtime of one’s own, before it or after it, by the process of approval.',
  permission: 'overtime.request',
  input: z.strictObject({ ...askedOvertime, reason: overtimeReason, files: broughtFiles }),
  output: z.object({ id, approvalId: id }),
  errors: ['NO_EMPLOYEE', ...overtimeErrors],
  rest: [{ method: 'POST', path: '/api/time/overtime/mine', status: 201 }],
  audit: 'overtime-request',
  changes: 'employee',
  idempotent: true,
});
