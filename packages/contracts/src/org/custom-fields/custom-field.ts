import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { fitsMask } from '../../core/mask.ts';
import { isoDate, lineOfText } from '../../core/primitives.ts';

/** What a field that a customer adds can hold. */
export const customFieldTypes = ['text', 'integer', 'decimal', 'date', 'boolean', 'option'] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];

/** By what a field is known to rules and files. */
export const customFieldKey = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

/** Whose records have it. */
export const customFieldEntities = ['employee', 'department'] as const;
export type CustomFieldEntity = (typeof customFieldEntities)[number];

/** Who sees it: whoever reads the record, whoever may change it, or whoever sees pay. */
export const customFieldAudiences = ['record', 'editor', 'pay'] as const;
export type CustomFieldAudience = (typeof customFieldAudiences)[number];

/** A field that a customer added, with what can be chosen where it is an option. */
export const customField = z.object({
  key: z.string(),
  label: localizedText,
  type: z.enum(customFieldTypes),
  options: z.array(z.object({ value: z.string(), label: localizedText })),
  /** Whether a record has to say it. */
  required: z.boolean(),
  /** What a text looks like; null: any. */
  mask: z.string().nullable(),
});
export type CustomField = z.output<typeof customField>;

const textMax = 200;
/** Values of fields as text, by key; null takes one away. */
export const customValues = z.record(customFieldKey, lineOfText(textMax).nullable());

const shapes: Readonly<Record<Exclude<CustomFieldType, 'option'>, (value: string) => boolean>> = {
  text: () => true,
  integer: (value) => /^-?\d{1,15}$/.test(value),
  decimal: (value) => /^-?\d{1,15}(\.\d{1,10})?$/.test(value),
  date: (value) => isoDate.safeParse(value).success,
  boolean: (value) => value === 'true' || value === 'false',
};

/** Whether a field can hold a value. */
export const fitsField = ({ type, options, mask }: Pick<CustomField, 'type' | 'options' | 'mask'>, value: string): boolean =>
  type === 'option' ? options.some((option) => option.value === value) : shapes[type](value) && (mask === null || fitsMask(mask, value));
