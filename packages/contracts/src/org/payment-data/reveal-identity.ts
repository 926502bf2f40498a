import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const revealIdentity = defineProcedure({
  id: 'org/payment-data/reveal-identity',
  kind: 'mutation',
  summary: 'One identity number of somebody in clear; that it was looked at is recorded.',
  permission: 'employee.read-identity',
  input: z.strictObject({ employeeId: id, id }),
  output: z.object({ number: z.string() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/org/employees/{employeeId}/identities/reveal' }],
  audit: 'number-look',
});
