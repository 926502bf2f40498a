import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { payTypeRow } from './pay-type.ts';

export const listPayTypes = defineProcedure({
  id: 'payroll/pay-types/list-pay-types',
  kind: 'query',
  summary: 'The company’s pay types, and which columns of the caller’s solutions carry each.',
  permission: 'solution.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(payTypeRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/pay-types' }],
});
