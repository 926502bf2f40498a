import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { lineOfText, name } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const getPermissionCode = defineProcedure({
  id: 'identity/menus/get-permission-code',
  kind: 'query',
  summary: 'The permission that a documented call needs, and whether the caller holds it.',
  permission: 'signed-in',
  input: z.strictObject({
    method: z
      .string()
      .max(6)
      .regex(/^(?:get|post|put|patch|delete)$/i),
    /** The application that the path belongs to; ours, where nothing is said. */
    app: lineOfText(limits.nameCharactersMax).optional(),
    path: name(2_000),
  }),
  output: z.object({
    procedure: z.string(),
    /** `public`, `signed-in`, or a permission. */
    code: z.string(),
    holds: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/base/permission/code' }],
});
