import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { account } from './user.ts';

export const createEmployeeUser = defineProcedure({
  id: 'identity/users/create-employee-user',
  kind: 'mutation',
  summary: 'Lets an employee who has no user sign in, with the role of employees.',
  permission: 'user.edit',
  input: z.strictObject({ employeeId: id, account }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'ACCOUNT_TAKEN', 'EMPLOYEE_HAS_USER'],
  rest: [{ method: 'POST', path: '/api/identity/users', status: 201 }],
  audit: 'user',
  idempotent: true,
});
