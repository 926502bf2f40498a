import { Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { Overtime } from './overtime.ts';

interface Props {
  readonly days: readonly Pick<Overtime['days'][number], 'date' | 'kind'>[];
  /** What each field is called where overtime lies on one date alone. */
  readonly label: string;
  readonly hints: readonly string[];
  readonly placeholders?: readonly string[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** Shown at the last of them. */
  readonly error: string | null;
  readonly isFirst?: boolean;
}

/** Hours of each date that overtime lies on; which date, and of what kind it is, is said where there are two. */
export function HoursByDate({ days, label, hints, placeholders = [], values, onChange, error, isFirst = false }: Props) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const labelOf = (date: string) => (days.length === 1 ? label : t('fields.hoursOf', { day: format.day(date) }));
  const hintOf = (place: number, kind: Overtime['kind']) =>
    days.length === 1 ? hints[place] : t('fields.kindAnd', { kind: t(`kinds.${kind}`), hint: hints[place] });
  return (
    <Group grow align="flex-end">
      {days.map(({ date, kind }, place) => (
        <TextInput
          key={date}
          data-field={place === 0 ? 'hoursByDate' : undefined}
          {...(isFirst && place === 0 ? { 'data-autofocus': true } : {})}
          label={labelOf(date)}
          description={hintOf(place, kind)}
          placeholder={placeholders[place] ?? ''}
          inputMode="decimal"
          maxLength={5}
          error={place === days.length - 1 ? error : null}
          value={values[place] ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(days.map((_, other) => (other === place ? value : (values[other] ?? ''))))}
        />
      ))}
    </Group>
  );
}
