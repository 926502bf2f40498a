import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { recordModel, recordName } from './record-name.ts';

export const listRecordNames = defineProcedure({
  id: 'platform/languages/list-record-names',
  kind: 'query',
  summary: 'What records of one kind are called, in every language, by their names in English.',
  permission: 'language.edit',
  input: windowInput.extend({
    model: recordModel,
    lang: languageTag,
    /** In any language. */
    search: lineOfText(limits.searchCharactersMax).optional(),
    /** Only those without a name in the language. */
    onlyMissing: z.boolean().default(false),
  }),
  output: z.object({ total: z.int(), rows: z.array(recordName) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/platform/languages/record-names' }],
  immediate: true,
});
