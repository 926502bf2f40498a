import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { passwordPatternAnswer } from '../security-strategies/index.ts';
import { signInStep } from './sign-in-outcome.ts';

/** A mutation only so that the handle travels in a body and never in an address; it changes nothing. */
export const getStepPattern = defineProcedure({
  id: 'identity/auth/get-step-pattern',
  kind: 'mutation',
  summary: 'What the new password has to be that a sign-in asks for. Changes nothing; the handle comes in the body.',
  permission: 'public',
  input: z.strictObject({ signInStep }),
  output: passwordPatternAnswer,
  errors: ['SIGN_IN_STEP_OVER'],
  rest: [{ method: 'POST', path: '/api/identity/sign-in/password-pattern' }],
});
