import { IconHistory } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { type BatchStatus, batchMachine } from '@wagewright/contracts/payroll/batches';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import en from './history/locales/en.ts';
import type { Batch } from './run-batch-event.ts';

type Entry = Outputs['payroll']['batches']['listBatchHistory']['rows'][number];
type Step = keyof typeof en.steps;

const isStep = (name: string): name is Step => name in en.steps;
const isStatus = (status: string): status is BatchStatus => status in batchMachine.labels;

/** The words for what was done: of the event, where a call does several things. */
function stepOf({ procedure, event }: Entry): Step | undefined {
  const name = procedure.split('/').at(-1) ?? procedure;
  return [`${name}/${event}`, name].find(isStep);
}

function aboutText({ about, others }: Entry, t: TFunction<['history', 'batches']>, format: Formatter): string | null {
  if (about.length === 0) return null;
  const names = format.list(about);
  return others > 0 ? t('others', { count: others, names, others: format.count(others) }) : names;
}

/** What a calculation came to: how many people, how many errors, how much; or why it failed. */
function endingText({ run }: Entry, t: TFunction<['history', 'batches']>, format: Formatter): string | null {
  if (!run) return null;
  if (run.failure) return run.failure;
  return [
    t('people', { count: run.payees, people: format.count(run.payees) }),
    ...(run.kind === 'prepare' ? [] : [t('errors', { count: run.errors, errors: format.count(run.errors) })]),
    ...(run.net === null ? [] : [t('net', { net: format.money(run.net, run.currency) })]),
  ].join(' · ');
}

const hasMoved = ({ from, to }: Entry): boolean => to !== null && to !== from;

const historyColumns = (t: TFunction<['history', 'batches']>, format: Formatter): Column<Entry>[] => [
  { id: 'at', name: t('when'), type: 'instant', value: ({ at }) => at, width: 200, grow: 0, card: 'second' },
  { id: 'who', name: t('who'), type: 'text', isSortable: true, value: ({ who }) => who, width: 140, grow: 0, card: 'title' },
  {
    id: 'what',
    name: t('what'),
    type: 'text',
    value: (entry) => {
      const step = stepOf(entry);
      return step ? t(`steps.${step}`) : entry.procedure;
    },
    wraps: true,
    width: 200,
  },
  { id: 'about', name: t('about'), type: 'text', value: (entry) => aboutText(entry, t, format), wraps: true, width: 150 },
  {
    id: 'status',
    name: t('status'),
    type: 'text',
    value: (entry) => (hasMoved(entry) && entry.to !== null && isStatus(entry.to) ? format.name(batchMachine.labels[entry.to]) : null),
    width: 160,
    grow: 0,
    card: 'aside',
  },
  {
    id: 'remarks',
    name: t('remarks'),
    type: 'text',
    value: (entry) => entry.remarks ?? endingText(entry, t, format),
    wraps: true,
    width: 220,
    grow: 2,
  },
];

/** Who did what, when and why, newest first. */
export default function HistoryTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation(['history', 'batches']);
  const format = useFormat();
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.batches.listBatchHistory, { id: batch.id }, 'query'),
    read: (range, signal) => client.payroll.batches.listBatchHistory.query({ id: batch.id, ...range }, { signal }),
  });
  const columns = useMemo(() => historyColumns(t, format), [t, format]);
  return (
    <Panel flush>
      <DataTable
        label={t('batches:tabs.history')}
        columns={columns}
        rows={rows}
        empty={<EmptyState icon={<IconHistory size={24} />} title={t('noneTitle')} />}
      />
    </Panel>
  );
}
