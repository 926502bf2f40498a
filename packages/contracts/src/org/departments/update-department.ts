import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customValues } from '../custom-fields/index.ts';
import { departmentReason, departmentReference } from './department.ts';

export const updateDepartment = defineProcedure({
  id: 'org/departments/update-department',
  kind: 'mutation',
  summary: 'Changes what a department says in fields that the customer added, whatever the day. What is left out stays.',
  permission: 'department.edit',
  input: departmentReference.extend({ custom: customValues, reason: departmentReason }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'CUSTOM_VALUE_UNFIT', 'CUSTOM_VALUE_MISSING'],
  rest: [{ method: 'PATCH', path: '/api/org/departments/{id}/fields' }],
  audit: 'department',
  changes: 'legal-entity',
});
