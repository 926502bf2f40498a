import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { accountContent } from './user.ts';

export const createSystemUser = defineProcedure({
  id: 'identity/users/create-system-user',
  kind: 'mutation',
  summary: 'Makes a system user, for a program or a technician; they set their password when they first sign in.',
  permission: 'user.edit',
  input: z.strictObject(accountContent),
  output: z.object({ id }),
  errors: ['ACCOUNT_TAKEN', 'LANGUAGE_CLOSED'],
  rest: [{ method: 'POST', path: '/api/UserBases/odooCustomUser', status: 201 }],
  audit: 'user',
  idempotent: true,
});
