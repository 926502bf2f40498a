import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Batch } from '../run-batch-event.ts';
import { useRecalculation } from '../use-recalculation.ts';

/** Calculates one person again, from what was frozen for them. */
export function RecalculatePayee({ batch, employeeId }: { batch: Batch; employeeId: number }) {
  const { t } = useTranslation('batches');
  const { isOffered, isBusy, recalculate } = useRecalculation(batch);
  if (!isOffered && !isBusy) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} />}
      loading={isBusy}
      onClick={() => void recalculate([employeeId])}
    >
      {t('recalculate.person')}
    </Button>
  );
}
