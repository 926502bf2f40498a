import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { newPasswordErrors, typedPassword } from './password-fields.ts';

export const setCustomUserPassword = defineProcedure({
  id: 'identity/passwords/set-custom-user-password',
  kind: 'mutation',
  summary: 'Sets the password of a custom user, who is nobody’s employee.',
  permission: 'password.set',
  input: z.strictObject({ userId: id, newPassword: typedPassword }),
  output: z.object({ endedSessions: z.int() }),
  errors: ['NOT_FOUND', 'PASSWORD_OWN', 'HOLDS_MORE', ...newPasswordErrors],
  rest: [{ method: 'POST', path: '/api/UserBases/customUserChangePassword' }],
  audit: 'user',
});
