import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeReason, employeeReference } from './employment.ts';

export const cancelEnd = defineProcedure({
  id: 'org/employees/cancel-end',
  kind: 'mutation',
  summary: 'Takes somebody’s last day back: they stay.',
  permission: 'employee.edit',
  input: employeeReference.extend({ reason: changeReason }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'EMPLOYMENT_GOES_ON'],
  rest: [{ method: 'POST', path: '/api/org/employees/{id}/stay' }],
  audit: 'employee',
  changes: 'employee',
});
