import { z } from 'zod';
import { languageSchema } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { translatedField, translatedModel } from './field-translations.ts';

export const getFieldTranslations = defineProcedure({
  id: 'platform/settings/get-field-translations',
  kind: 'query',
  summary: 'One field of one record in every language, for whoever looks after its words.',
  permission: 'system-config.edit',
  input: z.strictObject({ resId: id, model: translatedModel, field: translatedField }),
  output: z.object({ translations: z.array(z.object({ lang: languageSchema, value: z.string() })) }),
  errors: ['NOT_FOUND', 'FIELD_NOT_TRANSLATED'],
  rest: [{ method: 'GET', path: '/api/base/fieldTranslations' }],
});
