import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { givenNameSchema } from '../solutions/index.ts';
import { elementReference } from './balance-element.ts';

export const renameBalanceElement = defineProcedure({
  id: 'payroll/balances/rename-balance-element',
  kind: 'mutation',
  summary: 'Changes what a balance element is called. Code, serial number and digits stay, since amounts are kept by them.',
  permission: 'balance-element.edit',
  input: elementReference.extend({ version, name: givenNameSchema }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'BALANCE_ELEMENT_NAME_TAKEN'],
  rest: [{ method: 'PATCH', path: '/api/payroll/balance-elements/{code}' }],
  audit: 'balance-element',
});
