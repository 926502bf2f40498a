import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { newPasswordErrors, typedPassword } from './password-fields.ts';

export const setUserPassword = defineProcedure({
  id: 'identity/passwords/set-user-password',
  kind: 'mutation',
  summary: 'Sets a user’s password for them, ends their sessions, and lets them set one of their own at the next sign-in.',
  permission: 'password.set',
  input: z.strictObject({ userId: id, newPassword: typedPassword }),
  output: z.object({ endedSessions: z.int() }),
  errors: ['NOT_FOUND', 'PASSWORD_OWN', 'HOLDS_MORE', ...newPasswordErrors],
  rest: [{ method: 'POST', path: '/api/UserBases/systemChangePassword' }],
  audit: 'user',
});
