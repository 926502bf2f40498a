import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { termKey } from './term.ts';

export const deleteTerms = defineProcedure({
  id: 'platform/languages/delete-terms',
  kind: 'mutation',
  summary: 'Takes away what was said of these terms, in these languages or in all: the shipped texts stand again.',
  permission: 'term.edit',
  input: z.strictObject({
    keys: z.array(termKey).min(1).max(limits.termsChangedMax),
    langs: z.array(languageTag).min(1).max(limits.languagesMax).optional(),
  }),
  output: z.object({ deleted: z.int() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/base/language/deleteByKeys' }],
  audit: 'language',
});
