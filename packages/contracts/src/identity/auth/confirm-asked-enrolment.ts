import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { oneTimeCode, recoveryCodes } from '../second-factor/index.ts';
import { signInOutcome, signInStep } from './sign-in-outcome.ts';

export const confirmAskedEnrolment = defineProcedure({
  id: 'identity/auth/confirm-asked-enrolment',
  kind: 'mutation',
  summary: 'Confirms the second factor that a sign-in asks for, answers with the recovery codes, once, and goes on with the sign-in.',
  permission: 'public',
  input: z.strictObject({ signInStep, oneTimeCode }),
  output: z.object({ recoveryCodes, outcome: signInOutcome }),
  errors: ['SIGN_IN_STEP_OVER', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_ON'],
  rest: [{ method: 'POST', path: '/api/identity/sign-in/confirm-enrolment' }],
  audit: 'second-factor',
});
