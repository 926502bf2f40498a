import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { askedLeave, leavePreview } from './leave-request.ts';

export const previewMyLeave = defineProcedure({
  id: 'time/leave/preview-my-leave',
  kind: 'query',
  summary: 'Which days a request of the caller would take, what it would leave, and why it could not be sent.',
  permission: 'leave.request',
  input: z.strictObject(askedLeave),
  output: leavePreview,
  errors: ['NO_EMPLOYEE', 'NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/leave/mine/preview' }],
});
