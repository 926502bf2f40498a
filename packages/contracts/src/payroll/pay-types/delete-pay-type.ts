import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payTypeReference } from './pay-type.ts';

export const deletePayType = defineProcedure({
  id: 'payroll/pay-types/delete-pay-type',
  kind: 'mutation',
  summary: 'Takes a pay type that no draft and no published copy names out of the list.',
  permission: 'pay-type.edit',
  input: payTypeReference.extend({ version }),
  output: payTypeReference,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'PAY_TYPE_USED'],
  rest: [{ method: 'DELETE', path: '/api/payroll/pay-types/{code}' }],
  audit: 'pay-type',
});
