import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import type { Batch } from '../run-batch-event.ts';
import { useBatchChange } from '../use-batch.ts';
import classes from './PeopleTab.module.css';
import type { Population } from './people-columns.tsx';

interface Props {
  readonly batch: Batch;
  readonly population: Population;
  readonly onAdd: () => void;
}

/** Who has confirmed it; adding people, confirming. */
export function PeopleActions({ batch, population: { confirmation }, onAdd }: Props) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const notify = useNotify();
  const { send, busy } = useBatchChange<'confirm'>(batch);
  const utils = trpc.useUtils();
  const confirm = async () => {
    if (!(await send('confirm', (client, reference) => client.confirmPopulation.mutate(reference)))) return;
    notify.done(t('confirmed'));
    void utils.payroll.batches.getBatchReadiness.invalidate({ id: batch.id });
  };
  return (
    <Group gap="sm">
      {batch.preparedAt && (
        <span className={classes.confirmation}>
          {confirmation ? t('confirmedBy', { name: confirmation.by, at: format.instant(confirmation.at) }) : t('unconfirmed')}
        </span>
      )}
      {batch.events.includes('choose-payee') && (
        <Button variant="default" size="sm" onClick={onAdd}>
          {t('add')}
        </Button>
      )}
      {batch.events.includes('confirm-population') && !confirmation && (
        <Button size="sm" variant="light" loading={busy !== undefined} onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
      )}
    </Group>
  );
}
