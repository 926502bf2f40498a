import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { permissions } from '../../core/permissions.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { menuEntry, menuKeys } from './navigation.ts';

export const getViews = defineProcedure({
  id: 'identity/menus/get-views',
  kind: 'query',
  summary: 'Who the caller is, what they may do, and their menu.',
  permission: 'signed-in',
  input: z.strictObject({ menu: z.enum(menuKeys).optional() }),
  output: z.object({
    user: z.object({ id, account: z.string(), displayName: z.string(), employeeId: id.nullable(), language: languageTag }),
    /** What the browser seals its drafts with, base64, the same each time; null where the installation has no secret key. */
    draftKey: z.string().nullable(),
    permissions: z.array(z.enum(permissions)),
    menus: z.array(menuEntry),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/views' }],
});
