import { z } from 'zod';
import { isoDate, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { departmentReference } from './department.ts';

export const removeDepartmentChange = defineProcedure({
  id: 'org/departments/remove-department-change',
  kind: 'mutation',
  summary: 'Takes a change of a department back: what held before it holds on.',
  permission: 'department.edit',
  input: departmentReference.extend({ from: isoDate }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'DEPARTMENT_CHANGE_UNKNOWN', 'DEPARTMENT_NOT_THERE', 'DEPARTMENT_BELOW_ITSELF'],
  rest: [{ method: 'DELETE', path: '/api/org/departments/{id}/changes/{from}' }],
  audit: 'department',
  changes: 'legal-entity',
});
