import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { fromDay, numberOwner, numberReason, taxNumberContent } from './numbers.ts';

export const putTaxNumber = defineProcedure({
  id: 'org/payment-data/put-tax-number',
  kind: 'mutation',
  summary: 'Says by which number a tax office knows somebody from a day on.',
  permission: 'employee.edit',
  input: numberOwner.extend({ from: fromDay, ...taxNumberContent.shape, reason: numberReason }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'PUT', path: '/api/org/employees/{employeeId}/tax-number' }],
  audit: 'employee',
  changes: 'employee',
});
