import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { accountContent } from './user.ts';

export const createCustomUser = defineProcedure({
  id: 'identity/users/create-custom-user',
  kind: 'mutation',
  summary: 'Makes a user who is nobody of the company; they set their password when they first sign in.',
  permission: 'user.edit',
  input: z.strictObject(accountContent),
  output: z.object({ id }),
  errors: ['ACCOUNT_TAKEN', 'LANGUAGE_CLOSED'],
  rest: [{ method: 'POST', path: '/api/UserBases/customUser', status: 201 }],
  audit: 'user',
  idempotent: true,
});
