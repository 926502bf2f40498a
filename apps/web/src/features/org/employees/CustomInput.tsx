import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { PersonField } from './people-search.ts';

interface Props {
  readonly field: PersonField;
  /** As text; blank: nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that the customer added, typed or chosen by what it holds. */
export function CustomInput({ field, value, onChange }: Props) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const label = format.name(field.label);
  const choices =
    field.type === 'option'
      ? field.options.map((option) => ({ value: option.value, label: format.name(option.label) }))
      : field.type === 'boolean'
        ? (['true', 'false'] as const).map((one) => ({ value: one, label: t(one === 'true' ? 'yes' : 'no') }))
        : undefined;
  return choices ? (
    <NativeSelect
      label={label}
      data={[{ value: '', label: t('notSaid') }, ...choices]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput
      type={field.type === 'date' ? 'date' : 'text'}
      label={label}
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
