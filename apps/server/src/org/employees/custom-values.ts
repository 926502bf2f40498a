import { AppError, type LocalizedText } from '@wagewright/contracts';
import { type CustomFieldType, fitsField } from '@wagewright/contracts/org/custom-fields';
import { isRecord } from '@wagewright/db/columns';
import type { FieldView } from './asked-people.ts';

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

/**
 * What a record holds of its fields once some are changed; blank and null take one away.
 * @throws AppError NOT_FOUND for a field that there is not; CUSTOM_VALUE_UNFIT
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
    if (value === null || value === '') delete values[key];
    else if (fitsField({ type: field.type, options: [...field.options] }, value)) values[key] = value;
    else throw new AppError('CUSTOM_VALUE_UNFIT', { field: field.label, value, expected: expected[field.type] });
  }
  return values;
}
