import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { newPasswordErrors, typedPassword } from '../passwords/index.ts';
import { linkCode, linkSecret } from './reset-fields.ts';

export const redeemResetLink = defineProcedure({
  id: 'identity/password-resets/redeem-reset-link',
  kind: 'mutation',
  summary: 'Sets a new password through a link, once; ends all sessions of the account.',
  permission: 'public',
  input: z.strictObject({ code: linkCode, secret: linkSecret, newPassword: typedPassword }),
  output: z.object({}),
  errors: ['RESET_OVER', ...newPasswordErrors],
  rest: [{ method: 'POST', path: '/api/UserBases/urlProcess' }],
  audit: 'user',
});
