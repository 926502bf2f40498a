import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { enrolment } from '../second-factor/index.ts';
import { signInStep } from './sign-in-outcome.ts';

export const beginAskedEnrolment = defineProcedure({
  id: 'identity/auth/begin-asked-enrolment',
  kind: 'mutation',
  summary: 'Begins to set up the second factor that a sign-in asks for.',
  permission: 'public',
  input: z.strictObject({ signInStep }),
  output: enrolment,
  errors: ['SIGN_IN_STEP_OVER', 'SECOND_FACTOR_ON'],
  rest: [{ method: 'POST', path: '/api/identity/sign-in/begin-enrolment' }],
  audit: 'second-factor',
});
