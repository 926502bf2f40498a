import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { newPasswordErrors, typedPassword } from '../passwords/index.ts';
import { signInOutcome, signInStep } from './sign-in-outcome.ts';

export const changeExpiredPassword = defineProcedure({
  id: 'identity/auth/change-expired-password',
  kind: 'mutation',
  summary:
    'Sets a new password in the middle of a sign-in, where the old one has expired or was set by somebody else, and goes on with it.',
  permission: 'public',
  input: z.strictObject({ signInStep, newPassword: typedPassword }),
  output: signInOutcome,
  errors: ['SIGN_IN_STEP_OVER', ...newPasswordErrors],
  rest: [{ method: 'POST', path: '/api/identity/sign-in/new-password' }],
  audit: 'user',
});
