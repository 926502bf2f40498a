import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listRoleHolders = defineProcedure({
  id: 'identity/roles/list-role-holders',
  kind: 'query',
  summary: 'Who holds a role within the caller’s scope, and where it counts for them.',
  permission: 'role.read',
  input: windowInput.extend({ id }),
  output: z.object({
    total: z.int(),
    rows: z.array(z.object({ id, userId: id, account: z.string(), displayName: z.string(), legalEntity: localizedText.nullable() })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/identity/roles/{id}/holders' }],
});
