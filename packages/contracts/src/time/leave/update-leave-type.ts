import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { leaveTypeName, leaveTypeReference } from './leave-type.ts';

export const updateLeaveType = defineProcedure({
  id: 'time/leave/update-leave-type',
  kind: 'mutation',
  summary: 'Gives a type of leave another name, or takes it out of use; what was asked for stays. What is left out stays.',
  permission: 'leave-type.edit',
  input: leaveTypeReference.extend({ name: leaveTypeName.optional(), isActive: z.boolean().optional() }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'LEAVE_TYPE_FOR_ALL'],
  rest: [{ method: 'PATCH', path: '/api/time/leave/types/{id}' }],
  audit: 'leave-type',
});
