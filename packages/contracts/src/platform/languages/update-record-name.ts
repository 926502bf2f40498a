import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { recordModel, recordName } from './record-name.ts';

const text = lineOfText(limits.nameCharactersMax);

export const updateRecordName = defineProcedure({
  id: 'platform/languages/update-record-name',
  kind: 'mutation',
  summary:
    'What a record is called in one language. Blank takes the name away in a further language; it is then shown as in English or Chinese.',
  permission: 'language.edit',
  input: z.strictObject({
    model: recordModel,
    id,
    lang: languageTag,
    text,
    /** What stood there when whoever changes it looked; blank: nothing. */
    seen: text,
  }),
  output: recordName,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'RECORD_NAME_MISSING', 'RECORD_NAME_TAKEN'],
  rest: [{ method: 'PUT', path: '/api/platform/languages/record-names' }],
  audit: 'record-name',
});
