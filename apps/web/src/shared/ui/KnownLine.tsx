import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';

interface Props {
  /** The day as of which the data holds, ISO date. */
  readonly asOf: string;
  /** The day at the end of which it was known, ISO date; null where it was frozen at an instant. */
  readonly knownOn: string | null;
  readonly knownAt: string | null;
}

/** Both dates of what a figure rests on: as of which day, and when that was known. */
export function KnownLine({ asOf, knownOn, knownAt }: Props) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const known = knownOn === null ? knownAt && format.instant(knownAt) : format.day(knownOn);
  if (!known) return null;
  return (
    <Text c="dimmed" size="sm" mb="sm">
      {t('asKnown', { asOf: format.day(asOf), known })}
    </Text>
  );
}
