import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { appCode, termApplications } from './term.ts';

export const listApplicationTerms = defineProcedure({
  id: 'platform/languages/list-application-terms',
  kind: 'query',
  summary: 'What applications say in one language, by hierarchy and key; what is not said in it, in the language that stands for it.',
  permission: 'signed-in',
  input: z.strictObject({ appCodeArray: z.array(appCode).min(1).max(termApplications.length), lang: languageTag }),
  output: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string()))),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/base/language/translateList' }],
});
