import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { leaveRule } from './leave-rule.ts';
import { leaveTypeReference } from './leave-type.ts';

export const putLeaveRule = defineProcedure({
  id: 'time/leave/put-leave-rule',
  kind: 'mutation',
  summary: 'Says by which rule leave is granted in leave years that begin on a day or later. Leave years that have begun keep theirs.',
  permission: 'leave-type.edit',
  input: leaveTypeReference.extend({ from: calendarDate, rule: leaveRule }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'LEAVE_TYPE_FOR_ALL', 'LEAVE_RULE_BEGAN', 'LEAVE_YEAR_STAYS', 'TOO_MANY'],
  rest: [{ method: 'PUT', path: '/api/time/leave/types/{id}/rules/{from}' }],
  audit: 'leave-type',
});
