import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const revealPaymentNumber = defineProcedure({
  id: 'org/payment-data/reveal-payment-number',
  kind: 'mutation',
  summary: 'One bank account or tax number of somebody in clear; that it was looked at is recorded.',
  permission: 'employee.read-bank',
  input: z.strictObject({ employeeId: id, kind: z.enum(['bank-account', 'split-account', 'tax-number']), id }),
  output: z.object({ number: z.string() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/org/employees/{employeeId}/payment-data/reveal' }],
  audit: 'number-look',
});
