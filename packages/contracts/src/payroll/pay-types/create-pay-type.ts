import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema, givenNameSchema } from '../solutions/index.ts';
import { payTypeKinds, payTypeReference } from './pay-type.ts';

export const createPayType = defineProcedure({
  id: 'payroll/pay-types/create-pay-type',
  kind: 'mutation',
  summary: 'Adds a pay type to the list.',
  permission: 'pay-type.edit',
  input: z.strictObject({ code: codeSchema, name: givenNameSchema, type: z.enum(payTypeKinds) }),
  output: payTypeReference,
  errors: ['PAY_TYPE_EXISTS', 'PAY_TYPE_NAME_TAKEN'],
  rest: [{ method: 'POST', path: '/api/payroll/pay-types', status: 201 }],
  audit: 'pay-type',
  idempotent: true,
});
