import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema, givenNameSchema, scaleSchema } from '../solutions/index.ts';

export const createBalanceElement = defineProcedure({
  id: 'payroll/balances/create-balance-element',
  kind: 'mutation',
  summary: 'Makes a balance element before a solution fills it, with the next serial number.',
  permission: 'balance-element.edit',
  input: z.strictObject({ code: codeSchema, name: givenNameSchema, scale: scaleSchema.default(2) }),
  output: z.object({ code: z.string(), serialNumber: z.int() }),
  errors: ['BALANCE_ELEMENT_EXISTS', 'BALANCE_ELEMENT_NAME_TAKEN'],
  rest: [{ method: 'POST', path: '/api/payroll/balance-elements', status: 201 }],
  audit: 'balance-element',
  idempotent: true,
});
