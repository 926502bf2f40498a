import { z } from 'zod';
import { isoDate, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { departmentReason, departmentReference } from './department.ts';

export const closeDepartment = defineProcedure({
  id: 'org/departments/close-department',
  kind: 'mutation',
  summary: 'Closes a department after a day, when nobody works in it and nothing stands below it any more.',
  permission: 'department.edit',
  input: departmentReference.extend({ lastDay: isoDate, reason: departmentReason }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'DEPARTMENT_NOT_THERE', 'DEPARTMENT_HAS_PEOPLE', 'DEPARTMENT_HAS_DEPARTMENTS'],
  rest: [{ method: 'POST', path: '/api/org/departments/{id}/close' }],
  audit: 'department',
  changes: 'legal-entity',
});
