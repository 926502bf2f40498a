import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { bankAccountContent, fromDay, numberOwner, numberReason } from './numbers.ts';

export const putBankAccount = defineProcedure({
  id: 'org/payment-data/put-bank-account',
  kind: 'mutation',
  summary: 'Says where somebody is paid into from a day on, until the next account that is planned.',
  permission: 'employee.edit',
  input: numberOwner.extend({ from: fromDay, ...bankAccountContent.shape, reason: numberReason }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'NUMBER_MISTYPED', 'SPLIT_ACCOUNT_IS_MAIN'],
  rest: [{ method: 'PUT', path: '/api/org/employees/{employeeId}/bank-account' }],
  audit: 'employee',
  changes: 'employee',
});
