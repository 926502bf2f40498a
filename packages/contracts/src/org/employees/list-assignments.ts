import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { assignmentRow } from './employment.ts';

export const listAssignments = defineProcedure({
  id: 'org/employees/list-assignments',
  kind: 'query',
  summary: 'Where somebody has worked, works and is going to work, and to whom they report; the latest first.',
  permission: 'employee.read',
  input: z.strictObject({ id }),
  output: z.object({ rows: z.array(assignmentRow) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/employees/{id}/assignments' }],
});
