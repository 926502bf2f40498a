import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { newPasswordErrors, typedPassword } from '../passwords/index.ts';
import { accountHandle, codeProof } from './reset-fields.ts';

export const changePasswordByPhone = defineProcedure({
  id: 'identity/password-resets/change-password-by-phone',
  kind: 'mutation',
  summary: 'Sets a new password with the proof of a code that was sent by phone, once; ends all sessions of the account.',
  permission: 'public',
  input: z.strictObject({ userId: accountHandle, proof: codeProof, newPassword: typedPassword }),
  output: z.object({}),
  errors: ['RESET_OVER', ...newPasswordErrors],
  rest: [{ method: 'POST', path: '/api/UserBases/passwordChangePhone' }],
  audit: 'user',
});
