import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { identityKinds } from './numbers.ts';

export const getIdentities = defineProcedure({
  id: 'org/payment-data/get-identities',
  kind: 'query',
  summary: 'By which documents somebody is known to the state; of each number only its end.',
  permission: 'employee.read-identity',
  input: z.strictObject({ employeeId: id }),
  output: z.object({ rows: z.array(z.object({ id, kind: z.enum(identityKinds), country: z.string(), masked: z.string() })) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/employees/{employeeId}/identities' }],
});
