import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { calendarDate } from '../../time/calendars/index.ts';
import { actingErrors } from './acting-errors.ts';
import { changeContent } from './kinds.ts';
import { actionReason } from './personnel-action.ts';

export const submitPersonnelAction = defineProcedure({
  id: 'careers/personnel-actions/submit-personnel-action',
  kind: 'mutation',
  summary:
    'Asks for a change of somebody’s work. Whoever may change it themselves does so at once where no process of approval takes it up; then no approval is answered.',
  permission: 'personnel-action.ask',
  input: z.strictObject({
    employeeId: id,
    effectiveDate: calendarDate,
    content: changeContent,
    reason: actionReason,
    files: broughtFiles,
  }),
  output: z.object({ id, approvalId: id.nullable() }),
  errors: [...actingErrors],
  rest: [{ method: 'POST', path: '/api/org/employees/{employeeId}/personnel-actions', status: 201 }],
  audit: 'personnel-action',
  changes: 'employee',
  idempotent: true,
});
