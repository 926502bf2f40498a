import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { calendarDate } from '../../time/calendars/index.ts';

export const submitMyResignation = defineProcedure({
  id: 'careers/personnel-actions/submit-my-resignation',
  kind: 'mutation',
  summary: 'Asks to leave on a last day, where the settings let employees do so; it is approved as other changes of work are.',
  permission: 'personnel-action.resign',
  input: z.strictObject({ lastDay: calendarDate, reason: remarks.min(1), files: broughtFiles }),
  output: z.object({ id, approvalId: id }),
  errors: [
    'NO_EMPLOYEE',
    'RESIGNATION_OFF',
    'ACTION_ALREADY_ASKED',
    'ACTION_CHANGES_NOTHING',
    'NOT_EMPLOYED_THEN',
    'ENDS_BEFORE_IT_BEGINS',
    'DEPARTMENT_NOT_THERE',
    'APPROVER_MISSING',
    'TOO_MANY',
  ],
  rest: [{ method: 'POST', path: '/api/org/career/mine/resignation', status: 201 }],
  audit: 'personnel-action',
  changes: 'employee',
  idempotent: true,
});
