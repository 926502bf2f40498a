import { Button, Group } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { EffectLines } from './EffectLines.tsx';
import classes from './PayeePage.module.css';
import type { Batch, InputTable, Payee, TriedInputs, TriedLines } from './payees.ts';

interface Props {
  readonly batch: Batch;
  readonly payee: Payee;
  readonly tables: readonly InputTable[];
  readonly tried: Readonly<Record<string, TriedLines>>;
  readonly onGiveUp: () => void;
}

const inputsOf = (tried: Props['tried']): TriedInputs => Object.entries(tried).map(([table, lines]) => ({ table, lines }));

/** What is tried would make of this person's pay, asked at once and, while an answer is on its way, of the latest that was written. */
export default function TrialEffect({ batch, payee, tables, tried, onGiveUp }: Props) {
  const { t } = useTranslation('payees');
  const wanted = JSON.stringify(inputsOf(tried));
  const [asked, setAsked] = useState(wanted);
  const query = trpc.payroll.payees.tryPayeeInput.useQuery(
    { batchId: batch.id, employeeId: payee.employeeId, inputs: JSON.parse(asked) as TriedInputs },
    { placeholderData: keepPreviousData, staleTime: 0, retry: false },
  );
  const { isFetching, data, error } = query;
  useEffect(() => {
    if (!isFetching) setAsked(wanted);
  }, [isFetching, wanted]);
  const mayKeep = !error && asked === wanted;
  const actions = <Keep batch={batch} payee={payee} tables={tables} tried={tried} mayKeep={mayKeep} onDone={onGiveUp} />;
  return (
    <Panel title={t('trial.title')} note={t('trial.note')}>
      <div aria-live="polite" className={classes.effect} data-stale={asked !== wanted || undefined}>
        {error && <FailureState error={error} onRetry={query.refetch} />}
        {!data && !error && <RowsSkeleton rows={2} />}
        {error && actions}
        {data && !error && <EffectLines effect={data} currency={batch.currency} actions={actions} />}
        {data?.hasSharedTables && <p className={classes.note}>{t('trial.shared')}</p>}
      </div>
    </Panel>
  );
}

interface KeepProps extends Omit<Props, 'onGiveUp'> {
  /** What would be kept has been looked at. */
  readonly mayKeep: boolean;
  readonly onDone: () => void;
}

function Keep({ batch, payee, tables, tried, mayKeep, onDone }: KeepProps) {
  const { t } = useTranslation('payees');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const isTyped = tables.filter(({ code }) => code in tried).every(({ kind }) => kind === 'typed');
  const isOpen = batch.events.includes('change-payee-input');
  const keep = async () => {
    setBusy(true);
    const { id, version } = batch;
    const result = await call(
      utils.client.payroll.payees.changePayeeInput.mutate({ id, version, employeeId: payee.employeeId, inputs: inputsOf(tried) }),
    );
    setBusy(false);
    if (!result.ok) return void utils.payroll.batches.getBatch.invalidate({ id });
    notify.done(t(result.data.status === 'calculating' ? 'trial.keptRunning' : 'trial.kept', { name: payee.name }));
    utils.payroll.batches.getBatch.setData({ id }, (shown) => (shown && shown.version >= result.data.version ? shown : result.data));
    await utils.payroll.payees.invalidate();
    onDone();
  };
  return (
    <>
      {!isTyped && <p className={classes.note}>{t('trial.records')}</p>}
      {isTyped && !isOpen && <p className={classes.note}>{t('trial.closed')}</p>}
      <Group gap="xs" my="sm">
        {isTyped && isOpen && (
          <Button disabled={!mayKeep} loading={isBusy} onClick={() => void keep()}>
            {t('trial.keep')}
          </Button>
        )}
        <Button variant="default" disabled={isBusy} onClick={onDone}>
          {t('trial.giveUp')}
        </Button>
      </Group>
    </>
  );
}
