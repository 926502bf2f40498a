import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const updateUserLanguage = defineProcedure({
  id: 'platform/languages/update-user-language',
  kind: 'mutation',
  summary: 'Sets the caller’s language, one of those that are open.',
  permission: 'signed-in',
  input: z.strictObject({ lang: languageTag }),
  output: z.object({ lang: languageTag }),
  errors: ['LANGUAGE_CLOSED'],
  rest: [{ method: 'POST', path: '/api/base/language/updateUserLang' }],
  audit: 'user',
});
