import { Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { BatchStatusBadge } from './BatchStatusBadge.tsx';

export type BatchRow = Outputs['payroll']['batches']['listBatches']['rows'][number];

/** Pixels. */
const statusWidth = 160;
const periodWidth = 210;
const progressWidth = 150;

/** How far a job is that is at the batch; undefined where none is. */
export function shareDone({ status, progress, preparation, move, payslipJob }: BatchRow): number | undefined {
  if (status === 'calculating') return progress && progress.payeesTotal > 0 ? progress.payeesDone / progress.payeesTotal : undefined;
  const job = preparation ?? [move, payslipJob].find((one) => one?.state === 'running');
  return job ? job.done / Math.max(job.total, 1) : undefined;
}

function Status({ row }: { row: BatchRow }) {
  const { t } = useTranslation('batches');
  const share = shareDone(row);
  if (share === undefined) return <BatchStatusBadge status={row.status} />;
  return (
    <Progress.Root size={6} maw={progressWidth} display="inline-flex" w="100%">
      <Progress.Section aria-label={t('progress.label')} value={share * 100} />
    </Progress.Root>
  );
}

/** What a list of batches shows of each. */
export const batchColumns = (t: TFunction<'batches'>, format: Formatter): Column<BatchRow>[] => [
  {
    id: 'name',
    name: t('columns.batch'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ id, name }) => (
      <Link to="/payroll/batches/$batchId" params={{ batchId: String(id) }}>
        {name}
      </Link>
    ),
    mark: ({ type, isDefault }) =>
      [type === 'offcycle' && t('types.offcycle'), isDefault && t('isDefault')].filter(Boolean).join(' · ') || null,
    pin: 'start',
    width: 190,
    card: 'title',
  },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(batchMachine.labels[status]),
    content: (row) => <Status row={row} />,
    width: statusWidth,
    grow: 0,
    card: 'aside',
  },
  { id: 'solution', name: t('columns.solution'), type: 'text', value: ({ solution }) => format.name(solution), width: 120, card: 'second' },
  {
    id: 'period',
    name: t('facts.period'),
    type: 'text',
    value: ({ startDate, endDate }) => format.days(startDate, endDate),
    width: periodWidth,
    card: 'none',
  },
  { id: 'payDate', name: t('columns.payDate'), type: 'date', value: ({ payDate }) => payDate, width: 136, card: 'second' },
  { id: 'people', name: t('columns.people'), type: 'count', value: ({ payeeCount }) => payeeCount, width: 80, card: 'none' },
  { id: 'gross', name: t('columns.gross'), type: 'money', value: ({ gross }) => gross, currency: ({ currency }) => currency, card: 'none' },
  {
    id: 'net',
    name: t('columns.net'),
    type: 'money',
    value: ({ net }) => net,
    currency: ({ currency }) => currency,
    pin: 'end',
    card: 'second',
  },
];
