import { z } from 'zod';
import { account, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { resetChannels } from './reset-fields.ts';

export const lookUpAccount = defineProcedure({
  id: 'identity/password-resets/look-up-account',
  kind: 'mutation',
  summary: 'An opaque handle for an account, for setting its password; the same for every name, whether there is such an account or not.',
  permission: 'public',
  input: z.strictObject({ account, captchaProof: z.string().min(1).max(200) }),
  output: z.object({ userId: z.string(), channels: z.array(z.enum(resetChannels)), expiresAt: timestamp }),
  errors: ['CAPTCHA_PROOF_INVALID', 'RESET_TOO_OFTEN'],
  rest: [{ method: 'POST', path: '/api/UserBases/account' }],
});
