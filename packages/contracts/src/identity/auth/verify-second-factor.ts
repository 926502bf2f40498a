import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { oneTimeCode } from '../second-factor/index.ts';
import { signInOutcome, signInStep } from './sign-in-outcome.ts';

export const verifySecondFactor = defineProcedure({
  id: 'identity/auth/verify-second-factor',
  kind: 'mutation',
  summary: 'The code of the second factor, or a recovery code, in the middle of a sign-in, and goes on with it.',
  permission: 'public',
  input: z.strictObject({ signInStep, oneTimeCode }),
  output: signInOutcome,
  errors: ['SIGN_IN_STEP_OVER', 'SECOND_FACTOR_WRONG', 'SIGN_IN_DELAYED', 'ACCOUNT_LOCKED'],
  rest: [{ method: 'POST', path: '/api/identity/sign-in/second-factor' }],
  audit: 'session',
});
