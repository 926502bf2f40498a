import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, isoDate, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { balanceFilter, ledgerKinds } from './employee-balance.ts';

export const listBalanceEntries = defineProcedure({
  id: 'payroll/balances/list-balance-entries',
  kind: 'query',
  summary:
    'How a balance of an employee came to be: each entry of the ledger, which batch made it, and what the balance was after it; the latest first.',
  permission: 'pay.read',
  input: windowInput.extend({ employeeId: id, legalEntityId: id, element: codeSchema, year: balanceFilter.shape.year }),
  output: z.object({
    total: z.int(),
    employeeNumber: z.string(),
    name: z.string(),
    legalEntity: localizedText,
    element: z.object({ name: localizedText, scale: z.int() }),
    balance: amount,
    rows: z.array(
      z.object({
        kind: z.enum(ledgerKinds),
        solution: localizedText,
        /** The period in which it was paid, and the one for which. */
        paid: z.string(),
        payDate: isoDate,
        earned: z.string(),
        /** Null of an opening balance. */
        batch: z.object({ id, name: z.string() }).nullable(),
        recordedAt: timestamp,
        amount,
        balance: amount,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/balances/{employeeId}/entries' }],
});
