import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { typedPassword } from '../passwords/index.ts';
import { enrolment } from './second-factor-fields.ts';

export const beginEnrolment = defineProcedure({
  id: 'identity/second-factor/begin-enrolment',
  kind: 'mutation',
  summary: 'Begins to set up the caller’s second factor; it counts once a first code was right.',
  permission: 'signed-in',
  input: z.strictObject({ password: typedPassword }),
  output: enrolment,
  errors: ['PASSWORD_WRONG', 'SIGN_IN_DELAYED', 'ACCOUNT_LOCKED', 'SECOND_FACTOR_ON'],
  rest: [{ method: 'POST', path: '/api/identity/second-factor/begin' }],
  audit: 'second-factor',
});
