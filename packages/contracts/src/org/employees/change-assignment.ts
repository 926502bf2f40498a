import { z } from 'zod';
import { isoDate, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { assignmentContent, changeReason, employeeReference } from './employment.ts';

export const changeAssignment = defineProcedure({
  id: 'org/employees/change-assignment',
  kind: 'mutation',
  summary:
    'Gives somebody another department, position, cost center, supervisor or category, from a day on until the next change that is planned. What is left out stays.',
  permission: 'employee.edit',
  input: employeeReference.extend({
    from: isoDate,
    departmentId: assignmentContent.departmentId.optional(),
    positionId: assignmentContent.positionId.optional(),
    costCenterId: assignmentContent.costCenterId.optional(),
    supervisorId: assignmentContent.supervisorId.optional(),
    dottedSupervisorId: assignmentContent.dottedSupervisorId.optional(),
    category: assignmentContent.category.optional(),
    reason: changeReason,
  }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'NOT_EMPLOYED_THEN', 'DEPARTMENT_NOT_THERE', 'REPORTS_TO_THEMSELF'],
  rest: [{ method: 'POST', path: '/api/org/employees/{id}/assignments' }],
  audit: 'employee',
  changes: 'employee',
});
