import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { DataTable, useWindowRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { useTyped } from '../../../../shared/ui/form/index.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { readBatchSearch, shownKinds } from '../batch-search.ts';
import type { Batch } from '../run-batch-event.ts';
import { useBatchChange } from '../use-batch.ts';
import type { Chosen } from './ChoosePayee.tsx';
import classes from './PeopleTab.module.css';
import { type Person, type Population, peopleColumns } from './people-columns.tsx';

const ChoosePayee = lazyPart(() => import('./ChoosePayee.tsx'));
const route = getRouteApi('/_app/payroll/batches/$batchId');

/** Whom the batch pays and whom not, against the last one; the clerk confirms it, adds and removes. */
export default function PeopleTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const navigate = route.useNavigate();
  const { kind = 'paid' } = route.useSearch();
  const { typed, setTyped, keywords } = useTyped();
  const [chosen, setChosen] = useState<Chosen>();
  const utils = trpc.useUtils();
  const mayChoose = batch.events.includes('choose-payee');
  // asked for afresh whenever the people, or whether they are confirmed, can have changed
  const asked = { id: batch.id, kind, ...(keywords ? { keywords } : {}) };
  const rows = useWindowRows<Person, Population>({
    keyOf: (range) => [...getQueryKey(trpc.payroll.batches.listPopulation, { ...asked, ...range }, 'query'), batch.version],
    read: (range, signal) => utils.client.payroll.batches.listPopulation.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => {
    const choose = ({ employeeId: id, name, isPaid }: Person) => setChosen({ choice: isPaid ? 'remove' : 'add', person: { id, name } });
    return peopleColumns({ batchId: batch.id, t, format, isExcluded: kind === 'excluded', choose: mayChoose ? choose : undefined });
  }, [batch.id, t, format, kind, mayChoose]);
  const { whole } = rows;
  const data = shownKinds.map((value) => ({ value, label: `${t(`kinds.${value}`)} (${whole ? format.count(whole.counts[value]) : '…'})` }));
  const note = batch.preparedAt ? (whole?.last ? t('against', { batch: whole.last.name }) : t('first')) : t('notYet');
  const show = (value: string) =>
    void navigate({
      search: (before) => readBatchSearch({ ...before, kind: value === 'paid' ? undefined : value }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Panel
      title={t('title')}
      note={whole && note}
      actions={<Actions batch={batch} population={whole} onAdd={() => setChosen({ choice: 'add' })} />}
      flush
    >
      <div className={classes.filters}>
        <NativeSelect label={t('kind')} value={kind} data={data} onChange={({ currentTarget: { value } }) => show(value)} />
        <TextInput
          label={t('person')}
          placeholder={t('personHint')}
          value={typed}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </div>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        empty={<EmptyState icon={<IconUsers size={24} />} title={t('none')} text={batch.preparedAt ? t('noneText') : t('notYet')} />}
      />
      <Suspense>
        {chosen && (
          <ChoosePayee
            batch={batch}
            chosen={chosen}
            onDone={(after) => {
              utils.payroll.batches.getBatch.setData({ id: batch.id }, after);
              void utils.payroll.batches.getBatchReadiness.invalidate({ id: batch.id });
            }}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

interface ActionsProps {
  readonly batch: Batch;
  readonly population: Population | undefined;
  readonly onAdd: () => void;
}

/** Who has confirmed it; adding somebody, confirming. */
function Actions({ batch, population, onAdd }: ActionsProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const notify = useNotify();
  const { send, busy } = useBatchChange<'confirm'>(batch);
  const utils = trpc.useUtils();
  if (!population) return null;
  const { confirmation } = population;
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
