import { Button, Group } from '@mantine/core';
import { getQueryKey } from '@trpc/react-query';
import { limits } from '@wagewright/contracts';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { ChangedValues } from '../../../../shared/ui/ChangedValues.tsx';
import { type Column, DataTable, useChoice, useGrowingRows } from '../../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { peopleSelection } from '../ChosenPeople.tsx';
import type { Batch } from '../run-batch-event.ts';
import { useBatchChange } from '../use-batch.ts';
import classes from './RetroTab.module.css';

type Candidate = Outputs['payroll']['batches']['listRetroCandidates']['rows'][number];

interface Props {
  readonly batch: Batch;
  readonly pastBatchId: number;
  readonly onStarted: () => void;
}

/** The people of a past batch whose records say something else today, with what has changed; the chosen ones are calculated again. */
export function RetroCandidates({ batch, pastBatchId, onStarted }: Props) {
  const { t } = useTranslation(['batches', 'retro']);
  const format = useFormat();
  const choice = useChoice();
  const { send, busy } = useBatchChange<'recalculate-past'>(batch);
  const asked = { id: batch.id, pastBatchId };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.batches.listRetroCandidates, asked, 'query'),
    read: (range, signal) => client.payroll.batches.listRetroCandidates.query({ ...asked, ...range }, { signal }),
  });
  const isOffered = batch.events.includes('recalculate-past');
  const columns = useMemo(() => candidateColumns(t), [t]);
  const selection = useMemo(() => (isOffered ? peopleSelection<Candidate>(choice, t) : undefined), [isOffered, choice, t]);
  const { size } = choice.chosen;
  const total = rows.total ?? 0;
  const start = async (employeeIds?: readonly number[]) => {
    const whom = employeeIds ? { employeeIds: [...employeeIds] } : {};
    const isDone = await send('recalculate-past', (client, reference) =>
      client.recalculatePast.mutate({ ...reference, pastBatchId, ...whom }),
    );
    if (isDone) onStarted();
  };
  const actions = (isOffered || busy) && (
    <Group gap="xs">
      <span role="status">
        {size > limits.recalculatedPayeesMax
          ? t('retro:tooMany', { people: format.count(limits.recalculatedPayeesMax) })
          : size > 0 && t('recalculate.chosen', { count: size, people: format.count(size) })}
      </span>
      <Button
        disabled={size === 0 || size > limits.recalculatedPayeesMax}
        loading={busy !== undefined}
        onClick={() => void start([...choice.chosen])}
      >
        {t('retro:start')}
      </Button>
      <Button variant="default" disabled={total === 0} loading={busy !== undefined} onClick={() => void start()}>
        {t('retro:startAll', { count: total, people: format.count(total) })}
      </Button>
    </Group>
  );
  return (
    <Panel title={t('retro:candidates')} note={t('retro:candidatesNote')} actions={actions} flush>
      <DataTable label={t('retro:candidates')} columns={columns} rows={rows} selection={selection} />
    </Panel>
  );
}

/** Which records were changed since the past batch was prepared, and when; and what payroll takes only now. */
function ChangedRecords({ records, takenFrom }: Pick<Candidate, 'records' | 'takenFrom'>) {
  const { t } = useTranslation(['common', 'retro']);
  const format = useFormat();
  const texts = [
    ...records.map(({ record, changedAt }) => t('recordChanged', { record: t(`records.${record}`), at: format.instant(changedAt) })),
    ...takenFrom.map((month) => t('retro:takenFrom', { month })),
  ];
  return texts.length > 0 && <span className={classes.records}>{texts.join(' · ')}</span>;
}

const candidateColumns = (t: TFunction<['batches', 'retro']>): Column<Candidate>[] => [
  { id: 'name', name: t('review.person'), type: 'text', isSortable: true, value: ({ name }) => name, width: 200, grow: 0, card: 'title' },
  {
    id: 'number',
    name: t('table.number'),
    type: 'text',
    isSortable: true,
    value: ({ employeeNumber }) => employeeNumber,
    width: 104,
    grow: 0,
    card: 'second',
  },
  {
    id: 'changes',
    name: t('retro:changes'),
    type: 'text',
    value: ({ changes }) => changes.length,
    content: ({ changes, records, takenFrom }) => (
      <>
        <ChangedValues changes={changes} />
        <ChangedRecords records={records} takenFrom={takenFrom} />
      </>
    ),
    wraps: true,
  },
];
