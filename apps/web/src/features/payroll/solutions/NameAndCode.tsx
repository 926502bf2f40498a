import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Field = 'name' | 'code';

/** What is needed of a form that has both fields, among others. */
interface FormOfBoth {
  readonly values: Readonly<Record<Field, string>>;
  set(name: Field, value: string): void;
  errorOf(name: Field): string | null;
}

/** Codes of solutions and templates: capitals, digits and underscores. */
const codeOf = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9_]+/g, '_');

interface Props {
  readonly form: FormOfBoth;
  /** Whether the dialog begins here. */
  readonly isFirst?: boolean;
}

/** What a solution or a template is called, by people and in files. */
export function NameAndCode({ form, isFirst = false }: Props) {
  const { t } = useTranslation('solutions');
  return (
    <>
      <TextInput
        {...(isFirst ? { 'data-autofocus': true } : {})}
        label={t('create.name')}
        value={form.values.name}
        onChange={(event) => form.set('name', event.currentTarget.value)}
        error={form.errorOf('name')}
        data-field="name"
      />
      <TextInput
        label={t('create.code')}
        description={t('create.codeHint')}
        value={form.values.code}
        onChange={(event) => form.set('code', codeOf(event.currentTarget.value))}
        error={form.errorOf('code')}
        data-field="code"
      />
    </>
  );
}
