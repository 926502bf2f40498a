import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { balanceColumn, balanceFilter, balanceOrder } from './employee-balance.ts';

export const listBalances = defineProcedure({
  id: 'payroll/balances/list-balances',
  kind: 'query',
  summary:
    'What the ledger has of each employee, by balance element: all that the caller’s solutions have paid, or what they paid in a year.',
  permission: 'pay.read',
  input: windowInput.extend(balanceFilter.shape).extend(balanceOrder),
  output: z.object({
    total: z.int(),
    /** By serial number; the amounts of a row stand in their order. */
    elements: z.array(balanceColumn),
    /** By which the table can be narrowed: years in which something was paid, the latest first. */
    years: z.array(z.int()),
    legalEntities: z.array(z.object({ id, name: localizedText })),
    rows: z.array(
      z.object({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        legalEntityId: id,
        legalEntity: localizedText,
        amounts: z.array(amount),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/balances' }],
});
