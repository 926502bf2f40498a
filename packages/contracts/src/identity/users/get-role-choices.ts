import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const getRoleChoices = defineProcedure({
  id: 'identity/users/get-role-choices',
  kind: 'query',
  summary: 'Which roles there are to give, in which legal entities the caller gives them, and what of each they may not give.',
  permission: 'role.assign',
  input: z.strictObject({}),
  output: z.object({
    /** A role can be given without a legal entity: it counts wherever its holder works. */
    everywhere: z.boolean(),
    legalEntities: z.array(z.object({ id, name: localizedText })),
    roles: z.array(z.object({ id, name: localizedText, description: z.string(), showsPay: z.boolean(), isGivable: z.boolean() })),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/identity/users/role-choices' }],
});
