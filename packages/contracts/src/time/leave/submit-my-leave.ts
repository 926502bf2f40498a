import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { askingErrors } from './asking-errors.ts';
import { askedLeave, leaveReason } from './leave-request.ts';

export const submitMyLeave = defineProcedure({
  id: 'time/leave/submit-my-leave',
  kind: 'mutation',
  summary: 'Asks for leave of one’s own, by the process of approval.',
  permission: 'leave.request',
  input: z.strictObject({ ...askedLeave, reason: leaveReason, files: broughtFiles }),
  output: z.object({ id, approvalId: id }),
  errors: ['NO_EMPLOYEE', ...askingErrors],
  rest: [{ method: 'POST', path: '/api/time/leave/mine/requests', status: 201 }],
  audit: 'leave-request',
  changes: 'employee',
  idempotent: true,
});
