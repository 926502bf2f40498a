import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { fieldMask } from '../../core/mask.ts';
import { id, name, version } from '../../core/primitives.ts';
import { customField, customFieldAudiences, customFieldEntities, customFieldKey, customFieldTypes } from './custom-field.ts';

const label = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });
const optionsMax = 200;

const areDifferent = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** What of a field can be changed; whose it is, its key and its type stay. */
export const customFieldContent = {
  label,
  /** What can be chosen, in the order of the list; only of an option. */
  options: z
    .array(z.strictObject({ value: name(40), label }))
    .max(optionsMax)
    .refine((options) => areDifferent(options.map(({ value }) => value)), { error: 'Each choice has a value of its own.' }),
  required: z.boolean(),
  mask: fieldMask.nullable(),
  audience: z.enum(customFieldAudiences),
};

export const customFieldIdentity = { entity: z.enum(customFieldEntities), key: customFieldKey, type: z.enum(customFieldTypes) };
export const customFieldReference = z.strictObject({ id, version });

export const customFieldRow = customField.extend({
  id,
  entity: z.enum(customFieldEntities),
  label: localizedText,
  audience: z.enum(customFieldAudiences),
  /** Records that say something in it. */
  records: z.int(),
  version,
});
