import { NativeSelect, TextInput } from '@mantine/core';
import type { CustomField } from '@wagewright/contracts/org/custom-fields';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';

interface Props {
  readonly field: CustomField;
  /** As text; blank: nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that the customer added, typed or chosen by what it holds. */
export function CustomInput({ field, value, onChange }: Props) {
  const { t } = useTranslation('customFields');
  const format = useFormat();
  const shared = { label: format.name(field.label), withAsterisk: field.required };
  const choices =
    field.type === 'option'
      ? field.options.map((option) => ({ value: option.value, label: format.name(option.label) }))
      : field.type === 'boolean'
        ? (['true', 'false'] as const).map((one) => ({ value: one, label: t(one === 'true' ? 'yes' : 'no') }))
        : undefined;
  return choices ? (
    <NativeSelect
      {...shared}
      data={[{ value: '', label: t('notSaid') }, ...choices]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput
      {...shared}
      type={field.type === 'date' ? 'date' : 'text'}
      {...(field.mask === null ? {} : { description: t('looksLike', { mask: field.mask }) })}
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
