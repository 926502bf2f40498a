import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Form, fieldProps, named } from '../../../shared/ui/form/index.ts';

export interface NameValues {
  readonly nameEn: string;
  readonly nameZh: string;
}

/** A name in one language suffices: readers of the other see it too. */
export const nameRules = { nameEn: (value: string, { nameZh }: NameValues) => (nameZh.trim() === '' ? named(value) : null) };

export function bothNames({ nameEn, nameZh }: NameValues) {
  const [en, chinese] = [nameEn.trim(), nameZh.trim()];
  return { en: en || chinese, 'zh-CN': chinese || en };
}

/** What a structure is called, in either language or both. */
export function NameFields<Values extends NameValues>({ form }: { readonly form: Form<Values> }) {
  const { t } = useTranslation('salaryStructures');
  return (['nameEn', 'nameZh'] as const).map((field, place) => (
    <TextInput
      key={field}
      {...fieldProps(form, field)}
      {...(place === 0 ? { 'data-autofocus': true } : {})}
      label={t(`fields.${field}`)}
      maxLength={100}
      value={form.values[field]}
      onChange={({ currentTarget: { value } }) => form.set(field, value as Values[typeof field])}
    />
  ));
}
