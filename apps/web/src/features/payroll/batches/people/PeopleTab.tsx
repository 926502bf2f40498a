import { NativeSelect, TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { limits } from '@wagewright/contracts';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useDownload } from '../../../../shared/api/use-download.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { DataTable, type TableSelection, useChoice, useWindowRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { useTyped } from '../../../../shared/ui/form/index.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { readBatchSearch, shownKinds } from '../batch-search.ts';
import type { Holding } from '../holding/holding.ts';
import type { Batch } from '../run-batch-event.ts';
import type { Chosen } from './ChoosePayees.tsx';
import { ChosenPayees } from './ChosenPayees.tsx';
import { NotYet } from './NotYet.tsx';
import { PeopleActions } from './PeopleActions.tsx';
import classes from './PeopleTab.module.css';
import { type Act, actsOn } from './people-acts.ts';
import { type Person, type Population, peopleColumns } from './people-columns.tsx';

const ChoosePayees = lazyPart(() => import('./ChoosePayees.tsx'));
const HoldDialog = lazyPart(() => import('../holding/HoldDialog.tsx'));
const route = getRouteApi('/_app/payroll/batches/$batchId');
const freshMs = 60_000;
/** A longer list is drawn as it is seen. */
const drawnMax = 100;

type Asked = Parameters<ReturnType<typeof trpc.useUtils>['client']['payroll']['batches']['listPopulation']['query']>[0];

/** Whom the batch pays and whom not, against the last one; the clerk confirms it, adds and removes, holds and takes in again. */
export default function PeopleTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const navigate = route.useNavigate();
  const { kind = 'paid' } = route.useSearch();
  const { typed, setTyped, keywords } = useTyped();
  const [chosen, setChosen] = useState<Chosen>();
  const [holding, setHolding] = useState<Holding>();
  const choice = useChoice();
  const utils = trpc.useUtils();
  const download = useDownload();
  const ask = (input: Asked, signal?: AbortSignal) => utils.client.payroll.batches.listPopulation.query(input, signal ? { signal } : {});
  // asked for afresh whenever the people, or whether they are confirmed, can have changed
  const keyOf = (input: Asked) => [...getQueryKey(trpc.payroll.batches.listPopulation, input, 'query'), batch.version];
  const asked = { id: batch.id, kind, counts: false, ...(keywords ? { keywords } : {}) };
  const rows = useWindowRows<Person, Population>({
    keyOf: (range) => keyOf({ ...asked, ...range }),
    read: (range, signal) => ask({ ...asked, ...range }, signal),
  });
  // counted once, whoever is looked at
  const all = { id: batch.id, limit: 1 };
  const { data: population } = useQuery({
    queryKey: keyOf(all),
    queryFn: ({ signal }) => ask(all, signal),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
  const may = useMemo(() => ({ hold: batch.events.includes('hold-payee'), choose: batch.events.includes('choose-payee') }), [batch.events]);
  const total = rows.total ?? 0;
  const areFew = total <= drawnMax;
  const columns = useMemo(() => {
    const onAct = (act: Act, { employeeId, name }: Person) =>
      act === 'add' || act === 'remove'
        ? setChosen({ choice: act, employeeIds: [employeeId], name })
        : setHolding({ held: act === 'hold', whom: { employeeIds: [employeeId], name } });
    return peopleColumns({ batchId: batch.id, t, format, isExcluded: kind === 'excluded', areFew, may, onAct });
  }, [batch.id, t, format, kind, areFew, may]);
  const acts = actsOn(kind, batch);
  const identity = `${kind} ${keywords}`;
  // a list that is asked for as a whole comes when another one may be looked at
  const asking = useRef(identity);
  useEffect(() => {
    asking.current = identity;
  }, [identity]);
  const chooseAll = async (keys: readonly number[]) => {
    if (keys.length < choice.chosen.size) return choice.clear();
    const found = await call(everybody(ask, asked, total));
    if (found.ok && asking.current === identity) choice.choose(found.data);
  };
  const selection: TableSelection<Person> = {
    chosen: choice.chosen,
    toggle: choice.toggle,
    keyOf: ({ employeeId }) => employeeId,
    nameOf: ({ name }) => t('choose', { name }),
    ...(total <= limits.heldPayeesMax ? { chooseAll: (keys) => void chooseAll(keys) } : {}),
  };
  const counts = population?.counts;
  const data = shownKinds.map((value) => ({ value, label: `${t(`kinds.${value}`)} (${counts ? format.count(counts[value]) : '…'})` }));
  const note = batch.preparedAt ? (population?.last ? t('against', { batch: population.last.name }) : t('first')) : t('notYet');
  const show = (value: string) => {
    choice.clear();
    void navigate({
      search: (before) => readBatchSearch({ ...before, kind: value === 'paid' ? undefined : value }),
      replace: true,
      resetScroll: false,
    });
  };
  const isAwaited = batch.preparedAt === null && kind !== 'added' && kind !== 'removed';
  return (
    <Panel
      title={t('title')}
      note={population && note}
      actions={population && <PeopleActions batch={batch} population={population} onAdd={() => setChosen({ choice: 'add' })} />}
      flush
    >
      <div className={classes.head}>
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
        <ChosenPayees batchId={batch.id} choice={choice} acts={acts} onChoose={setChosen} />
      </div>
      <DataTable
        label={t('title')}
        name="batch-people"
        exporter={(ids, type) =>
          download(`/api/payroll/batches/${batch.id}/population/export`, {
            kind,
            ...(keywords ? { keywords } : {}),
            columns: ids.filter((id) => id !== 'action'),
            format: type,
          })
        }
        columns={columns}
        rows={rows}
        identity={identity}
        selection={acts.length > 0 ? selection : undefined}
        empty={isAwaited ? <NotYet batch={batch} /> : <EmptyState icon={<IconUsers size={24} />} title={t('none')} text={t('noneText')} />}
      />
      <Suspense>
        {chosen && (
          <ChoosePayees
            batch={batch}
            chosen={chosen}
            onDone={(after) => {
              choice.clear();
              utils.payroll.batches.getBatch.setData({ id: batch.id }, after);
              void utils.payroll.batches.getBatchReadiness.invalidate({ id: batch.id });
            }}
            onClose={() => setChosen(undefined)}
          />
        )}
        {holding && <HoldDialog batchId={batch.id} holding={holding} onClose={() => setHolding(undefined)} />}
      </Suspense>
    </Panel>
  );
}

/** All of a list that is short enough to be chosen from as a whole. */
async function everybody(ask: (input: Asked) => Promise<Population>, asked: Asked, total: number): Promise<number[]> {
  const ids: number[] = [];
  for (let offset = 0; offset < total; offset += limits.pageRowsMax) {
    const { rows } = await ask({ ...asked, offset, limit: limits.pageRowsMax });
    ids.push(...rows.map(({ employeeId }) => employeeId));
  }
  return ids;
}
