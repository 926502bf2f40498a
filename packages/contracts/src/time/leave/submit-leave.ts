import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { askingErrors } from './asking-errors.ts';
import { askedLeave, leaveReason } from './leave-request.ts';

export const submitLeave = defineProcedure({
  id: 'time/leave/submit-leave',
  kind: 'mutation',
  summary: 'Asks for leave for somebody, by the process of approval.',
  permission: 'leave.edit',
  input: z.strictObject({ employeeId: id, ...askedLeave, reason: leaveReason, files: broughtFiles }),
  output: z.object({ id, approvalId: id }),
  errors: [...askingErrors],
  rest: [{ method: 'POST', path: '/api/time/leave/requests', status: 201 }],
  audit: 'leave-request',
  changes: 'employee',
  idempotent: true,
});
