import { z } from 'zod';
import { languageSchema } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const updateUserLanguage = defineProcedure({
  id: 'platform/languages/update-user-language',
  kind: 'mutation',
  summary: 'Sets the caller’s language.',
  permission: 'signed-in',
  input: z.strictObject({ lang: languageSchema }),
  output: z.object({ lang: languageSchema }),
  errors: [],
  rest: [{ method: 'POST', path: '/api/base/language/updateUserLang' }],
  audit: 'user',
});
