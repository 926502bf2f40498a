import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { accountHandle } from './reset-fields.ts';

export const getPhoneHint = defineProcedure({
  id: 'identity/password-resets/get-phone-hint',
  kind: 'query',
  summary: 'Where a code by phone would go, masked; made up for an account that there is not, and the same each time.',
  permission: 'public',
  input: z.strictObject({ userId: accountHandle }),
  output: z.object({ masked: z.string() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/phoneValid' }],
});
