import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { oneTimeCode, recoveryCodes } from './second-factor-fields.ts';

export const confirmEnrolment = defineProcedure({
  id: 'identity/second-factor/confirm-enrolment',
  kind: 'mutation',
  summary: 'Confirms the caller’s second factor with a first code, and answers with the recovery codes, once.',
  permission: 'signed-in',
  input: z.strictObject({ oneTimeCode }),
  output: z.object({ recoveryCodes }),
  errors: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_ON', 'SIGN_IN_DELAYED', 'ACCOUNT_LOCKED'],
  rest: [{ method: 'POST', path: '/api/identity/second-factor/confirm' }],
  audit: 'second-factor',
});
