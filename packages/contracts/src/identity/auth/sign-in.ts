import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { account } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { signInOutcome } from './sign-in-outcome.ts';

export const signIn = defineProcedure({
  id: 'identity/auth/sign-in',
  kind: 'mutation',
  summary:
    'Signs in with account, password and the proof of an answered captcha. Sets the session cookie, or says what else is asked for: a code of the second factor, a new password.',
  permission: 'public',
  input: z.strictObject({
    account,
    password: z.string().min(1).max(limits.passwordCharactersMax),
    captchaProof: z.string().min(1).max(200),
  }),
  output: signInOutcome,
  errors: ['SIGN_IN_FAILED', 'GIVEN_PASSWORD_OVER', 'SIGN_IN_DELAYED', 'ACCOUNT_LOCKED', 'CAPTCHA_PROOF_INVALID', 'CAPTCHA_WORK_MISSING'],
  rest: [{ method: 'POST', path: '/api/UserBases/web/login' }],
  audit: 'session',
});
