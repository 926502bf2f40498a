import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationReason } from './compensation.ts';

export const removeCompensation = defineProcedure({
  id: 'org/compensation/remove-compensation',
  kind: 'mutation',
  summary: 'Takes an amount out of somebody’s compensation file. The one that ended on the day before it holds on in its place.',
  permission: 'compensation.edit',
  input: z.strictObject({ employeeId: id, id, reason: compensationReason }),
  output: z.object({ id }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'DELETE', path: '/api/org/employees/{employeeId}/compensation/{id}' }],
  audit: 'compensation',
  changes: 'employee',
});
