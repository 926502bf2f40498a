import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { newPasswordErrors, typedPassword } from './password-fields.ts';

export const changeOwnPassword = defineProcedure({
  id: 'identity/passwords/change-own-password',
  kind: 'mutation',
  summary: 'Changes the caller’s own password and ends their other sessions.',
  permission: 'signed-in',
  input: z.strictObject({ password: typedPassword, newPassword: typedPassword }),
  output: z.object({ endedSessions: z.int() }),
  errors: ['PASSWORD_WRONG', 'SIGN_IN_DELAYED', 'ACCOUNT_LOCKED', ...newPasswordErrors],
  rest: [{ method: 'POST', path: '/api/UserBases/userChangePassword' }],
  audit: 'user',
});
