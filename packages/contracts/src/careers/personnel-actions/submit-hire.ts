import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { hireContent, hireErrors } from '../../org/employees/index.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { calendarDate } from '../../time/calendars/index.ts';
import { actionReason } from './personnel-action.ts';

export const submitHire = defineProcedure({
  id: 'careers/personnel-actions/submit-hire',
  kind: 'mutation',
  summary:
    'Asks to hire somebody from a day on, with all that is said of them and their first contract. Whoever carries out personnel actions of the legal entity hires at once where no process of approval takes it up; else nobody is hired before it is approved, and no employee is answered.',
  permission: 'employee.edit',
  input: z.strictObject({ legalEntityId: id, hireDate: calendarDate, ...hireContent, reason: actionReason, files: broughtFiles }),
  output: z.object({ id, approvalId: id.nullable(), employeeId: id.nullable() }),
  errors: [...hireErrors, 'HIRE_ALREADY_ASKED', 'ACTION_TAKES_NO_FILES', 'APPROVER_MISSING', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/org/personnel-actions/hires', status: 201 }],
  audit: 'personnel-action',
  changes: 'legal-entity',
  idempotent: true,
});
