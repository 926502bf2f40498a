import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { oneTimePaymentContent } from './one-time-payment.ts';
import { oneTimePaymentErrors } from './payment-errors.ts';

export const createOneTimePayment = defineProcedure({
  id: 'org/one-time-payments/create-one-time-payment',
  kind: 'mutation',
  summary: 'Enters something that somebody is paid once, with the pay period in which its payroll date lies.',
  permission: 'compensation.edit',
  input: z.strictObject({ employeeId: id, ...oneTimePaymentContent }),
  output: z.object({ id }),
  errors: [...oneTimePaymentErrors],
  rest: [{ method: 'POST', path: '/api/org/employees/{employeeId}/one-time-payments', status: 201 }],
  audit: 'one-time-payment',
  changes: 'employee',
  idempotent: true,
});
