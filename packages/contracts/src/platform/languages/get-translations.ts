import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { termKey } from './term.ts';

export const getTranslations = defineProcedure({
  id: 'platform/languages/get-translations',
  kind: 'query',
  summary: 'What terms say in one language, by key; what is not said in it, in the language that stands for it. Unknown keys are left out.',
  permission: 'signed-in',
  input: z.strictObject({ keys: z.array(termKey).min(1).max(limits.termsChangedMax), lang: languageTag }),
  output: z.record(z.string(), z.string()),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/base/language/getTranslations' }],
});
