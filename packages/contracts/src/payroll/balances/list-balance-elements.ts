import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { elementRow } from './balance-element.ts';

export const listBalanceElements = defineProcedure({
  id: 'payroll/balances/list-balance-elements',
  kind: 'query',
  summary: 'Amounts that are kept over time, by serial number, and which columns of the caller’s solutions fill each.',
  permission: 'solution.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(elementRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/balance-elements' }],
});
