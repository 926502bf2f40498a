import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { overtimeErrors } from './asking-errors.ts';
import { askedOvertime, overtimeReason } from './overtime.ts';

export const submitOvertime = defineProcedure({
  id: 'time/overtime/submit-overtime',
  kind: 'mutation',
  summary: 'Asks for overtime for somebody, before it or after it, by the process of approval.',
  permission: 'overtime.edit',
  input: z.strictObject({ employeeId: id, ...askedOvertime, reason: overtimeReason, files: broughtFiles }),
  output: z.object({ id, approvalId: id }),
  errors: [...overtimeErrors],
  rest: [{ method: 'POST', path: '/api/time/overtime', status: 201 }],
  audit: 'overtime-request',
  changes: 'employee',
  idempotent: true,
});
