import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { passwordPatternAnswer } from '../security-strategies/index.ts';
import { accountHandle, phoneCode } from './reset-fields.ts';

export const checkResetCode = defineProcedure({
  id: 'identity/password-resets/check-reset-code',
  kind: 'mutation',
  summary: 'Checks a code that was sent by phone; a right one becomes a proof that one new password consumes.',
  permission: 'public',
  input: z.strictObject({ userId: accountHandle, phoneCode }),
  output: z.object({ proof: z.string(), isFirst: z.boolean(), ...passwordPatternAnswer.shape }),
  errors: ['PHONE_CODE_WRONG'],
  rest: [{ method: 'POST', path: '/api/UserBases/codeValid' }],
});
