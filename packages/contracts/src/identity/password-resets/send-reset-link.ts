import { z } from 'zod';
import { timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { accountHandle } from './reset-fields.ts';

export const sendResetLink = defineProcedure({
  id: 'identity/password-resets/send-reset-link',
  kind: 'mutation',
  summary:
    'Sends a link by e-mail for setting a password, if there is such an account; answers the same either way. Those before it are over.',
  permission: 'public',
  input: z.strictObject({ userId: accountHandle }),
  output: z.object({ expiresAt: timestamp }),
  errors: ['RESET_LOOKUP_OVER', 'RESET_TOO_OFTEN'],
  rest: [{ method: 'POST', path: '/api/UserBases/emailSend' }],
});
