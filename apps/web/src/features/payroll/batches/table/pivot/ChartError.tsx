import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageBox } from '../../../../../shared/ui/MessageBox.tsx';
import { type ChartFault, categoriesMax, seriesMax, slicesMax } from './pivot-chart-data.ts';

/** A chart that cannot be drawn says so, and behind its link why and what to do (specification §8). The table below it stays. */
export function ChartError({ fault }: { fault: ChartFault }) {
  const { t } = useTranslation(['batches', 'common']);
  const [isOpen, setOpen] = useState(false);
  const counts = { categories: categoriesMax, series: seriesMax, slices: slicesMax };
  return (
    <MessageBox tone="bad" title={t('pivot.error.title')}>
      <Button variant="subtle" size="compact-sm" ml={-8} onClick={() => setOpen(true)}>
        {t('pivot.error.details')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={<b>{t('pivot.error.title')}</b>}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
      >
        <Text size="sm">{t(`pivot.error.why.${fault}`, counts)}</Text>
        <Text size="sm" mt="sm">
          {t(`pivot.error.todo.${fault}`, counts)}
        </Text>
      </Modal>
    </MessageBox>
  );
}
