import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { typedPassword } from '../passwords/index.ts';
import { recoveryCodes } from './second-factor-fields.ts';

export const renewRecoveryCodes = defineProcedure({
  id: 'identity/second-factor/renew-recovery-codes',
  kind: 'mutation',
  summary: 'Gives the caller new recovery codes, once; those before are over.',
  permission: 'signed-in',
  input: z.strictObject({ password: typedPassword }),
  output: z.object({ recoveryCodes }),
  errors: ['PASSWORD_WRONG', 'SECOND_FACTOR_OFF', 'SIGN_IN_DELAYED', 'ACCOUNT_LOCKED'],
  rest: [{ method: 'POST', path: '/api/identity/second-factor/recovery-codes' }],
  audit: 'second-factor',
});
