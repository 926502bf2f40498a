import { Button, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './SecondFactor.module.css';

/** The recovery codes, for the only time. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('secondFactor');
  const clipboard = useClipboard({ timeout: 2_000 });
  return (
    <Stack gap="md">
      <Text size="sm">{t('codesText')}</Text>
      <ul className={classes.codes} aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="space-between">
        <Button variant="default" onClick={() => clipboard.copy(codes.join('\n'))}>
          {clipboard.copied ? t('copied') : t('copy')}
        </Button>
        <Button onClick={onKept}>{t('kept')}</Button>
      </Group>
    </Stack>
  );
}
