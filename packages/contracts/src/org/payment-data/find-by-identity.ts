import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { typedNumber } from './numbers.ts';

export const findByIdentity = defineProcedure({
  id: 'org/payment-data/find-by-identity',
  kind: 'query',
  summary: 'Whose identity number is exactly this one, within the caller’s scope.',
  permission: 'employee.read-identity',
  input: z.strictObject({ number: typedNumber }),
  output: z.object({ rows: z.array(z.object({ employeeId: id, employeeNumber: z.string(), name: z.string() })) }),
  errors: [],
  rest: [{ method: 'POST', path: '/api/org/employees/find-by-identity' }],
});
