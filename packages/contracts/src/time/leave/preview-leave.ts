import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { askedLeave, leavePreview } from './leave-request.ts';

export const previewLeave = defineProcedure({
  id: 'time/leave/preview-leave',
  kind: 'query',
  summary: 'Which days a request for somebody would take, what it would leave, and why it could not be sent.',
  permission: 'leave.edit',
  input: z.strictObject({ employeeId: id, ...askedLeave }),
  output: leavePreview,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/leave/employees/{employeeId}/preview' }],
});
