import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { languageRow, termCounts } from './language.ts';
import { appCode } from './term.ts';

export const getLanguage = defineProcedure({
  id: 'platform/languages/get-language',
  kind: 'query',
  summary: 'One language, and by application and hierarchy which of its terms are missing: the report of missing terms.',
  permission: 'term.read',
  input: z.strictObject({ filter: z.strictObject({ lang: languageTag }) }),
  output: languageRow.extend({
    parts: z.array(z.object({ appCode, hierarchyCode: z.string(), ...termCounts })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/base/language/languageDetail' }],
});
