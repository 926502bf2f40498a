import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { accountContent, seenUser } from './user.ts';

export const updateCustomUser = defineProcedure({
  id: 'identity/users/update-custom-user',
  kind: 'mutation',
  summary: 'Changes the account, name or language of a custom user.',
  permission: 'user.edit',
  input: z.strictObject({ ...seenUser, ...accountContent }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ACCOUNT_TAKEN', 'HOLDS_MORE', 'LANGUAGE_CLOSED'],
  rest: [{ method: 'PUT', path: '/api/UserBases/customUser' }],
  audit: 'user',
});
