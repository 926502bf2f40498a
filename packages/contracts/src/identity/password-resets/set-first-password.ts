import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { newPasswordErrors, typedPassword } from '../passwords/index.ts';
import { accountHandle, codeProof, linkCode, linkSecret } from './reset-fields.ts';

export const setFirstPassword = defineProcedure({
  id: 'identity/password-resets/set-first-password',
  kind: 'mutation',
  summary:
    'The first-login process: sets the first password of an account, proved by a link or by a code, and the language that one reads.',
  permission: 'public',
  input: z.strictObject({
    proved: z.union([z.strictObject({ code: linkCode, secret: linkSecret }), z.strictObject({ userId: accountHandle, proof: codeProof })]),
    newPassword: typedPassword,
    /** Kept where it is open. */
    language: languageTag.optional(),
  }),
  output: z.object({}),
  errors: ['RESET_OVER', 'FIRST_SIGN_IN_DONE', ...newPasswordErrors],
  rest: [{ method: 'POST', path: '/api/UserBases/postFirstLoginProcess' }],
  audit: 'user',
});
