import type { Language } from '@wagewright/contracts';
import { keyWords } from '@wagewright/contracts/definition-findings';
import { useTranslation } from 'react-i18next';
import { type Field, nameOfField, type Place } from './field.ts';

/** `display.zero` → `display_zero`: points separate keys of texts. */
const keyOf = (field: Field): string => nameOfField(field).replaceAll('.', '_').replaceAll('-', '_');

/** What fields are called: by a text of their own, perhaps of the table's kind, else by the word that differences use for them. */
export function useFieldTexts(language: Language) {
  const { t, i18n } = useTranslation('rules');
  const own = (group: 'fields' | 'helps', field: Field, { table }: Place): string | undefined => {
    const keys = [`${group}.${table?.kind ?? 'whole'}_${keyOf(field)}`, `${group}.${keyOf(field)}`];
    const found = keys.find((key) => i18n.exists(key, { ns: 'rules' }));
    return found === undefined ? undefined : t(found as 'fields.code');
  };
  return {
    labelOf: (field: Field, place: Place): string =>
      own('fields', field, place) ?? keyWords[field.path.split('.').at(-1) ?? '']?.[language] ?? field.path,
    helpOf: (field: Field, place: Place): string | undefined => own('helps', field, place),
  };
}
