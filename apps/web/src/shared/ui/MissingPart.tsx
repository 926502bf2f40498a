import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** Stands in the place of a part of the page whose code did not come. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={<IconPlugConnectedX size={24} />}
        title={t('missingPart.title')}
        text={t('missingPart.text')}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
