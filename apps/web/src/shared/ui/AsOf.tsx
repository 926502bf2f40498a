import { Button, Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useToday } from '../days.ts';
import classes from './AsOf.module.css';

export interface AsOfProps {
  /** The day that is looked at; undefined: today. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** The day as of which records are shown: today, or any other; its screen keeps it in the address. */
export function AsOf({ value, onChange }: AsOfProps) {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <Group gap={4} wrap="nowrap">
      <TextInput
        type="date"
        required
        aria-label={t('asOf.label')}
        title={t('asOf.help')}
        value={value ?? today}
        leftSection={<span className={classes.label}>{t('asOf.label')}</span>}
        leftSectionWidth={58}
        w={200}
        onChange={({ currentTarget: { value: day } }) => {
          if (day !== '') onChange(day === today ? undefined : day);
        }}
      />
      {value !== undefined && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(undefined)}>
          {t('asOf.today')}
        </Button>
      )}
    </Group>
  );
}
