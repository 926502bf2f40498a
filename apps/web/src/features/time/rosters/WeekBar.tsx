import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dayAfter } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';

interface Props {
  readonly monday: string;
  readonly isNow: boolean;
  /** Undefined: this week. */
  readonly onChange: (monday: string | undefined) => void;
}

/** Which week is looked at, and the ones before and after it. */
export function WeekBar({ monday, isNow, onChange }: Props) {
  const { t } = useTranslation('rosters');
  const format = useFormat();
  return (
    <Group gap="xs">
      <ActionIcon variant="default" size="lg" aria-label={t('week.before')} onClick={() => onChange(dayAfter(monday, -7))}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Text fw={560} miw={190} ta="center" aria-live="polite">
        {format.days(monday, dayAfter(monday, 6))}
      </Text>
      <ActionIcon variant="default" size="lg" aria-label={t('week.after')} onClick={() => onChange(dayAfter(monday, 7))}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button variant="subtle" disabled={isNow} onClick={() => onChange(undefined)}>
        {t('week.now')}
      </Button>
    </Group>
  );
}
