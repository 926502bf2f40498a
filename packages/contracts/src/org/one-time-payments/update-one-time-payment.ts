import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { oneTimePaymentContent } from './one-time-payment.ts';
import { oneTimePaymentErrors } from './payment-errors.ts';

export const updateOneTimePayment = defineProcedure({
  id: 'org/one-time-payments/update-one-time-payment',
  kind: 'mutation',
  summary: 'Corrects a one-time payment. A period that has taken it already differs from the records then, and retro finds it.',
  permission: 'compensation.edit',
  input: z.strictObject({ employeeId: id, id, version, ...oneTimePaymentContent }),
  output: z.object({ version }),
  errors: [...oneTimePaymentErrors, 'STALE_VERSION'],
  rest: [{ method: 'PUT', path: '/api/org/employees/{employeeId}/one-time-payments/{id}' }],
  audit: 'one-time-payment',
  changes: 'employee',
});
