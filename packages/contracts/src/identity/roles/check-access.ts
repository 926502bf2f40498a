import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { type Permission, permissions } from '../../core/permissions.ts';
import { id, name } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { accessSource } from './get-access.ts';

export const checkedKinds = ['employee', 'solution', 'batch', 'user'] as const;

/** Why it is so: the word is the reason, the sources what it rests on. */
export const accessReasons = ['granted', 'disabled', 'not-granted', 'out-of-reach', 'no-record', 'several'] as const;

export const checkAccess = defineProcedure({
  id: 'identity/roles/check-access',
  kind: 'query',
  summary: 'Whether a user may do something to somebody or something, and why.',
  permission: 'user.read',
  input: z.strictObject({
    userId: id,
    permission: z.enum(permissions as [Permission, ...Permission[]]),
    kind: z.enum(checkedKinds).optional(),
    /** An employee number, the code of a solution, an account, or the number of a batch; else a name that only one has. */
    record: name(limits.searchCharactersMax).optional(),
  }),
  output: z.object({
    may: z.boolean(),
    reason: z.enum(accessReasons),
    record: z.string().nullable(),
    sources: z.array(accessSource),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/identity/users/{userId}/access/check' }],
});
