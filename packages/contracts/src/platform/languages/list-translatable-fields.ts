import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { recordModel } from './record-name.ts';

export const listTranslatableFields = defineProcedure({
  id: 'platform/languages/list-translatable-fields',
  kind: 'query',
  summary: 'Names of records that are kept in several languages, how many records there are, and how many have no name in each language.',
  permission: 'term.read',
  input: z.strictObject({
    /** Only languages that are open. */
    filterOpen: z.boolean().default(true),
  }),
  output: z.object({
    languages: z.array(z.string()),
    fields: z.array(
      z.object({ model: recordModel, field: z.string(), name: localizedText, records: z.int(), missing: z.record(z.string(), z.int()) }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/base/language/translateFields' }],
});
