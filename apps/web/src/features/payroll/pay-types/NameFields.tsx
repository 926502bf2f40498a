import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Form, named } from '../../../shared/ui/form/index.ts';
import { codeOf, type ListEntry } from './list-entry.ts';

export interface NameValues {
  readonly nameEn: string;
  readonly nameZh: string;
  readonly code: string;
}

export const namesOf = (entry: ListEntry | null): NameValues => ({
  nameEn: entry?.name.en ?? '',
  nameZh: entry?.name['zh-CN'] ?? '',
  code: entry?.code ?? '',
});

/** A name in one language suffices: readers of the other see it too. */
export const nameRules = {
  nameEn: (value: string, { nameZh }: NameValues) => (nameZh.trim() === '' ? named(value) : null),
  code: named,
} as const;

export function givenName({ nameEn, nameZh }: NameValues) {
  const [en, chinese] = [nameEn.trim(), nameZh.trim()];
  return { en: en || chinese, 'zh-CN': chinese || en };
}

interface Props {
  readonly form: Pick<Form<NameValues>, 'values' | 'set' | 'errorOf'>;
  /** Its code is said once. */
  readonly isNew: boolean;
  readonly readOnly: boolean;
}

/** What an entry of a list is called, and by which code formulas know it. */
export function NameFields({ form, isNew, readOnly }: Props) {
  const { t } = useTranslation('payTypes');
  const { values } = form;
  return (
    <>
      {(['nameEn', 'nameZh'] as const).map((field, index) => (
        <TextInput
          key={field}
          {...(index === 0 && !readOnly ? { 'data-autofocus': true } : {})}
          label={t(`fields.${field}`)}
          value={values[field]}
          maxLength={100}
          readOnly={readOnly}
          onChange={(event) => form.set(field, event.currentTarget.value)}
          error={form.errorOf(field)}
          data-field={field}
        />
      ))}
      <TextInput
        label={t('fields.code')}
        description={t('codeHint')}
        value={values.code}
        maxLength={64}
        readOnly={!isNew}
        onChange={(event) => form.set('code', codeOf(event.currentTarget.value))}
        error={form.errorOf('code')}
        data-field="code"
      />
    </>
  );
}
