import { z } from 'zod';
import { isoDate, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeReason, employeeReference } from './employment.ts';

export const endEmployment = defineProcedure({
  id: 'org/employees/end-employment',
  kind: 'mutation',
  summary: 'Says which day is somebody’s last, or another last day than was said before.',
  permission: 'employee.edit',
  input: employeeReference.extend({ lastDay: isoDate, reason: changeReason }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ENDS_BEFORE_IT_BEGINS'],
  rest: [{ method: 'POST', path: '/api/org/employees/{id}/end' }],
  audit: 'employee',
  changes: 'employee',
});
