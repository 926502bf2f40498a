import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { amount, id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';

export const setOpeningBalances = defineProcedure({
  id: 'payroll/balances/set-opening-balances',
  kind: 'mutation',
  summary:
    'Says what was paid before the product took over: opening balances of employees, counted in a period as if they had been paid in it.',
  permission: 'batch.submit-data',
  input: z.strictObject({
    solutionId: id,
    /** The period in which they count, for YTD, BALANCE and the other windows. */
    periodId: id,
    rows: z
      .array(z.strictObject({ employeeId: id, amounts: z.record(codeSchema, amount) }))
      .min(1)
      .max(limits.openingPayeesMax),
    remarks: remarks.optional(),
  }),
  /** Of how many employees something was changed. */
  output: z.object({ changed: z.int() }),
  errors: ['NOT_FOUND', 'PERIOD_NOT_OPEN', 'DEFINITION_INVALID', 'TABLE_ROW'],
  rest: [{ method: 'PUT', path: '/api/payroll/solutions/{solutionId}/periods/{periodId}/opening-balances' }],
  audit: 'ledger',
  changes: 'period',
  idempotent: true,
});
