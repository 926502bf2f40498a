import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { leaveRule, leaveUnits } from './leave-rule.ts';
import { hoursPerDay, leaveTypeCode, leaveTypeName } from './leave-type.ts';

export const createLeaveType = defineProcedure({
  id: 'time/leave/create-leave-type',
  kind: 'mutation',
  summary: 'Makes a type of leave of a legal entity, or of the whole company, with the rule from a day on.',
  permission: 'leave-type.edit',
  input: z.strictObject({
    code: leaveTypeCode,
    name: leaveTypeName,
    paid: z.boolean(),
    /** Null: of the whole company, for whoever reaches all of it. */
    legalEntityId: id.nullable(),
    unit: z.enum(leaveUnits),
    hoursPerDay: hoursPerDay.default('8'),
    from: calendarDate,
    rule: leaveRule,
  }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'LEAVE_TYPE_EXISTS', 'LEAVE_TYPE_FOR_ALL'],
  rest: [{ method: 'POST', path: '/api/time/leave/types', status: 201 }],
  audit: 'leave-type',
  idempotent: true,
});
