import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { datedRule, leaveTypeRow } from './leave-type.ts';

export const getLeaveType = defineProcedure({
  id: 'time/leave/get-leave-type',
  kind: 'query',
  summary: 'A type of leave with the rules that it had, has and will have.',
  permission: 'leave-type.read',
  input: z.strictObject({ id }),
  output: z.object({
    type: leaveTypeRow,
    /** The latest first. */
    rules: z.array(datedRule),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/leave/types/{id}' }],
});
