import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { elementReference } from './balance-element.ts';

export const deleteBalanceElement = defineProcedure({
  id: 'payroll/balances/delete-balance-element',
  kind: 'mutation',
  summary:
    'Takes a balance element out of the list that did not come with the product, that no copy names and of which the ledger holds nothing. Its serial number stays its own.',
  permission: 'balance-element.edit',
  input: elementReference.extend({ version }),
  output: elementReference,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'BALANCE_ELEMENT_USED'],
  rest: [{ method: 'DELETE', path: '/api/payroll/balance-elements/{code}' }],
  audit: 'balance-element',
});
