import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const checkView = defineProcedure({
  id: 'identity/menus/check-view',
  kind: 'query',
  summary: 'Whether the caller may open a view, by its menu’s key, its path, or both.',
  permission: 'signed-in',
  input: z.strictObject({
    menu: lineOfText(limits.searchCharactersMax).optional(),
    view: lineOfText(limits.searchCharactersMax).optional(),
  }),
  output: z.object({ allowed: z.boolean() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/checkUserVIews' }],
});
