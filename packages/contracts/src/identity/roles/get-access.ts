import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

/** What a permission reaches: people, solutions or batches; null where it is about none of these. */
export const reachedKinds = ['people', 'solutions', 'batches', 'users'] as const;

/** Where a right comes from. */
export const accessSource = z.object({
  kind: z.enum(['role', 'solution-role', 'batch']),
  roleId: id.nullable(),
  role: localizedText.nullable(),
  scope: z.string(),
  legalEntity: localizedText.nullable(),
});

export const getAccess = defineProcedure({
  id: 'identity/roles/get-access',
  kind: 'query',
  summary: 'What a user may do: each permission, how far it reaches, how many that is, and through which roles.',
  permission: 'user.read',
  input: z.strictObject({ userId: id }),
  output: z.object({
    isDisabled: z.boolean(),
    rows: z.array(
      z.object({
        permission: z.string(),
        sources: z.array(accessSource),
        /** Of how many there are, for who sees all of them. */
        reached: z.object({ kind: z.enum(reachedKinds), count: z.int(), of: z.int().nullable() }).nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/identity/users/{userId}/access' }],
});
