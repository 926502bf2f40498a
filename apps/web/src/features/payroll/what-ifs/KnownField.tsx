import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';

interface Props {
  /** The first and the last day that can be looked back to, ISO dates. */
  readonly days: { readonly first: string; readonly last: string };
  /** Blank: the batch's data as it is frozen. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly error?: string | null;
}

/** The day at the end of which the data was known that a what-if is calculated with. */
export function KnownField({ days, value, onChange, ...field }: Props) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  return (
    <TextInput
      type="date"
      label={t('knownField')}
      description={t('knownHelp', { first: format.day(days.first), last: format.day(days.last) })}
      min={days.first}
      max={days.last}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      maw={420}
      {...field}
    />
  );
}
