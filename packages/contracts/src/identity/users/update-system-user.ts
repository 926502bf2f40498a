import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { accountContent, seenUser } from './user.ts';

export const updateSystemUser = defineProcedure({
  id: 'identity/users/update-system-user',
  kind: 'mutation',
  summary: 'Changes the account, name or language of a system user.',
  permission: 'user.edit',
  input: z.strictObject({ ...seenUser, ...accountContent }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ACCOUNT_TAKEN', 'HOLDS_MORE', 'LANGUAGE_CLOSED'],
  rest: [{ method: 'PUT', path: '/api/UserBases/odooCustomUser' }],
  audit: 'user',
});
