import { z } from 'zod';
import { isoDate, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeReason, employeeReference } from './employment.ts';

export const removeAssignmentChange = defineProcedure({
  id: 'org/employees/remove-assignment-change',
  kind: 'mutation',
  summary: 'Takes a change of somebody’s work back that begins on a day: what held before it holds on.',
  permission: 'employee.edit',
  input: employeeReference.extend({ from: isoDate, reason: changeReason }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ASSIGNMENT_CHANGE_UNKNOWN', 'DEPARTMENT_NOT_THERE', 'REPORTS_TO_THEMSELF'],
  rest: [{ method: 'DELETE', path: '/api/org/employees/{id}/assignments/{from}' }],
  audit: 'employee',
  changes: 'employee',
});
