import { z } from 'zod';
import { id, isoDate, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { departmentReason, departmentReference } from './department.ts';

export const mergeDepartments = defineProcedure({
  id: 'org/departments/merge-departments',
  kind: 'mutation',
  summary: 'From a day on, whoever works in a department works in another, what stands below it stands below the other, and it is closed.',
  permission: 'department.edit',
  input: departmentReference.extend({ intoId: id, from: isoDate, reason: departmentReason }),
  output: z.object({ version, people: z.int(), departments: z.int() }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'DEPARTMENT_NOT_THERE', 'DEPARTMENT_BELOW_ITSELF', 'DEPARTMENT_OF_ANOTHER_ENTITY'],
  rest: [{ method: 'POST', path: '/api/org/departments/{id}/merge' }],
  audit: 'department',
  changes: 'legal-entity',
});
