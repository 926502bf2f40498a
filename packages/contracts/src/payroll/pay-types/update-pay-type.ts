import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { givenNameSchema } from '../solutions/index.ts';
import { payTypeKinds, payTypeReference } from './pay-type.ts';

export const updatePayType = defineProcedure({
  id: 'payroll/pay-types/update-pay-type',
  kind: 'mutation',
  summary: 'Changes what a pay type is called, or its type. Rules that name it go on calling it as they do.',
  permission: 'pay-type.edit',
  input: payTypeReference.extend({ version, name: givenNameSchema.optional(), type: z.enum(payTypeKinds).optional() }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'PAY_TYPE_NAME_TAKEN'],
  rest: [{ method: 'PATCH', path: '/api/payroll/pay-types/{code}' }],
  audit: 'pay-type',
});
