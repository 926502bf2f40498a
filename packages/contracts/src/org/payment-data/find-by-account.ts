import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { typedNumber } from './numbers.ts';

export const findByAccount = defineProcedure({
  id: 'org/payment-data/find-by-account',
  kind: 'query',
  summary: 'Whose bank account or tax number is exactly this one, within the caller’s scope.',
  permission: 'employee.read-bank',
  input: z.strictObject({ number: typedNumber }),
  output: z.object({ rows: z.array(z.object({ employeeId: id, employeeNumber: z.string(), name: z.string() })) }),
  errors: [],
  rest: [{ method: 'POST', path: '/api/org/employees/find-by-account' }],
});
