import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewChanges } from './use-view-changes.ts';

interface Props {
  readonly name: string;
  readonly changes: ViewChanges;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Asks before a view is deleted; the table stays as it stands. */
export function RemoveView({ name, changes, onBack, onDone }: Props) {
  const { t } = useTranslation();
  const [error, setError] = useState<string>();
  const remove = async () => {
    const failure = await changes.remove();
    if (failure) setError(failure.message);
    else onDone();
  };
  return (
    <>
      <Text size="sm">{t('table.views.removeText', { name })}</Text>
      {error !== undefined && (
        <Text size="sm" c="red" mt="xs" role="alert">
          {error}
        </Text>
      )}
      <Group justify="flex-end" gap="xs" mt="sm">
        <Button variant="default" size="compact-sm" data-autofocus onClick={onBack}>
          {t('table.views.back')}
        </Button>
        <Button variant="outline" color="red" size="compact-sm" loading={changes.isBusy} onClick={() => void remove()}>
          {t('table.views.removeNow')}
        </Button>
      </Group>
    </>
  );
}
