import { AppError, type LocalizedText } from '@wagewright/contracts';
import { type CustomFieldType, fitsField } from '@wagewright/contracts/org/custom-fields';
import { isRecord } from '@wagewright/db/columns';
import type { FieldView } from './shown-fields.ts';

const expected: Readonly<Record<CustomFieldType, LocalizedText>> = {
  text: { en: 'a text', 'zh-CN': '文本' },
  integer: { en: 'a whole number', 'zh-CN': '整数' },
  decimal: { en: 'a number such as 12.5', 'zh-CN': '数字，例如 12.5' },
  date: { en: 'a day such as 2026-01-31', 'zh-CN': '日期，例如 2026-01-31' },
  boolean: { en: 'yes or no', 'zh-CN': '是或否' },
  option: { en: 'one of its choices', 'zh-CN': '选项之一' },
};

/** Values of fields that are there, as text by key. */
export function shownValues(custom: unknown, fields: readonly FieldView[]): Record<string, string> {
  if (!isRecord(custom)) return {};
  const said = fields.flatMap(({ key }) => {
    const value = custom[key];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[key, String(value)] as const] : [];
  });
  return Object.fromEntries(said);
}

/** What a field of a record can hold, as messages say it. */
const expectedOf = ({ type, mask }: FieldView): LocalizedText =>
  mask === null ? expected[type] : { en: `a text that looks like ${mask}`, 'zh-CN': `格式为 ${mask} 的文本` };

/** @throws AppError CUSTOM_VALUE_MISSING for a field that a new record has to say and does not */
export function requireSaid(values: Readonly<Record<string, unknown>>, fields: readonly FieldView[]): void {
  const silent = fields.find(({ key, required }) => required && values[key] === undefined);
  if (silent) throw new AppError('CUSTOM_VALUE_MISSING', { field: silent.label });
}

/**
 * What a record holds of its fields once some are changed; blank and null take one away, unless it has to be said. One that was silent before the field had to be
 * said stays so until somebody says it.
 * @throws AppError NOT_FOUND for a field that there is not; CUSTOM_VALUE_UNFIT; CUSTOM_VALUE_MISSING
 */
export function changedValues(
  custom: unknown,
  given: Readonly<Record<string, string | null>>,
  fields: readonly FieldView[],
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...(isRecord(custom) ? custom : {}) };
  for (const [key, value] of Object.entries(given)) {
    const field = fields.find((one) => one.key === key);
    if (!field) throw new AppError('NOT_FOUND', { what: 'field', id: key });
    if (value === null || value === '') {
      if (field.required) throw new AppError('CUSTOM_VALUE_MISSING', { field: field.label });
      delete values[key];
    } else if (fitsField(field, value)) values[key] = value;
    else throw new AppError('CUSTOM_VALUE_UNFIT', { field: field.label, value, expected: expectedOf(field) });
  }
  return values;
}
