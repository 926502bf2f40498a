import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const deleteOneTimePayment = defineProcedure({
  id: 'org/one-time-payments/delete-one-time-payment',
  kind: 'mutation',
  summary: 'Takes a one-time payment back. A period that has taken it already differs from the records then, and retro finds it.',
  permission: 'compensation.edit',
  input: z.strictObject({ employeeId: id, id, version }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'DELETE', path: '/api/org/employees/{employeeId}/one-time-payments/{id}' }],
  audit: 'one-time-payment',
  changes: 'employee',
});
