import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const getUserLanguage = defineProcedure({
  id: 'platform/languages/get-user-language',
  kind: 'query',
  summary: 'The caller’s language.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ lang: languageTag }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/language' }],
});
