import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { typedPassword } from '../passwords/index.ts';
import { oneTimeCode } from './second-factor-fields.ts';

export const removeSecondFactor = defineProcedure({
  id: 'identity/second-factor/remove-second-factor',
  kind: 'mutation',
  summary: 'Removes the caller’s second factor, with password and code, where no strategy requires it.',
  permission: 'signed-in',
  input: z.strictObject({ password: typedPassword, oneTimeCode }),
  output: z.object({}),
  errors: ['PASSWORD_WRONG', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_REQUIRED', 'SIGN_IN_DELAYED', 'ACCOUNT_LOCKED'],
  rest: [{ method: 'POST', path: '/api/identity/second-factor/remove' }],
  audit: 'second-factor',
});
