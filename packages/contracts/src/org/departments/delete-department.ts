import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { departmentReference } from './department.ts';

export const deleteDepartment = defineProcedure({
  id: 'org/departments/delete-department',
  kind: 'mutation',
  summary: 'Takes a department away that nobody has ever worked in and nothing has ever stood below; one that was used is closed.',
  permission: 'department.edit',
  input: departmentReference,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'DEPARTMENT_USED'],
  rest: [{ method: 'DELETE', path: '/api/org/departments/{id}' }],
  audit: 'department',
  changes: 'legal-entity',
});
