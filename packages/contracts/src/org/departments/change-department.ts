import { z } from 'zod';
import { isoDate, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { departmentContent, departmentReason, departmentReference } from './department.ts';

export const changeDepartment = defineProcedure({
  id: 'org/departments/change-department',
  kind: 'mutation',
  summary:
    'Renames or moves a department or gives it another manager, from a day on until the next change that is planned. What is left out stays.',
  permission: 'department.edit',
  input: departmentReference.extend({
    from: isoDate,
    name: departmentContent.name.optional(),
    parentId: departmentContent.parentId.optional(),
    managerId: departmentContent.managerId.optional(),
    reason: departmentReason,
  }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'DEPARTMENT_NOT_THERE', 'DEPARTMENT_BELOW_ITSELF'],
  rest: [{ method: 'PATCH', path: '/api/org/departments/{id}' }],
  audit: 'department',
  changes: 'legal-entity',
});
