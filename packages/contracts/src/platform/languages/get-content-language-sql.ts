import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const getContentLanguageSql = defineProcedure({
  id: 'platform/languages/get-content-language-sql',
  kind: 'query',
  summary:
    'SQL, as text to be reviewed, that gives names of records a further language: what would change, or with “update” the statements that change it. It is never executed here.',
  permission: 'language.edit',
  input: z.strictObject({
    update: z.boolean().default(false),
    lang: languageTag,
    /** Records that have a name in the language too. */
    all: z.boolean().default(false),
  }),
  output: z.object({ sql: z.string(), records: z.int() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/base/language/updateContentLanguageSql' }],
});
