/** Columns of a file for the fields of the company's own. */
import type { CustomFieldType } from '@wagewright/contracts/org/custom-fields';
import { fieldColumn, type ImportColumn, type ImportedFields } from '@wagewright/db';
import type { FieldView } from './shown-fields.ts';

/** Digits after the point that a file says at the most. */
const decimalScale = 6;

const shapes: Readonly<Record<CustomFieldType, Pick<ImportColumn, 'type' | 'scale' | 'trims'>>> = {
  text: { type: 'text', scale: 0 },
  option: { type: 'text', scale: 0 },
  integer: { type: 'integer', scale: 0 },
  decimal: { type: 'decimal', scale: decimalScale, trims: true },
  date: { type: 'date', scale: 0 },
  boolean: { type: 'boolean', scale: 0 },
};

/** By its label in either language; whoever may not see pay sees no import that has a field of pay. */
export const columnOfField = ({ key, label, type, options, mask, audience }: FieldView): ImportColumn => ({
  ...shapes[type],
  code: fieldColumn(key),
  name: label,
  currency: null,
  role: 'value',
  synonyms: [key],
  ...(options.length > 0 ? { choices: options.map(({ value, label: name }) => ({ code: value, name })) } : {}),
  ...(mask === null ? {} : { mask }),
  ...(audience === 'pay' ? { needs: 'pay.read' } : {}),
});

/** What an import keeps of the fields that its file may say. */
export const factsOfFields = (fields: readonly FieldView[]): ImportedFields =>
  fields.map(({ key, version, type, required }) => ({ key, version, type, isRequired: required }));
