import { IconCircleCheck } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, useChoice, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './BatchReview.module.css';
import { ChosenPeople, canChoosePeople, peopleSelection } from './ChosenPeople.tsx';
import { ErrorCauses } from './ErrorCauses.tsx';
import { type CellErrorRow, failedCellColumns } from './failed-cell-columns.tsx';
import type { Batch } from './run-batch-event.ts';

const errorColumns = (batchId: number, t: TFunction<'batches'>, format: Formatter): Column<CellErrorRow>[] => [
  ...failedCellColumns(batchId, t, format),
  { id: 'reason', name: t('errors.reason'), type: 'text', value: ({ message }) => format.name(message), wraps: true, width: 260, grow: 2 },
  { id: 'next', name: t('errors.next'), type: 'text', value: ({ nextStep }) => format.name(nextStep), wraps: true, width: 260, grow: 2 },
];

/** The cells that have no value: whose, where, why, and what to do; whoever was corrected can be calculated again. */
export default function ErrorsTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const choice = useChoice();
  const isOffered = canChoosePeople(batch);
  const asked = { batchId: batch.id };
  const { client } = trpc.useUtils();
  const download = useDownload();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.tables.listCellErrors, asked, 'query'),
    read: (range, signal) => client.payroll.tables.listCellErrors.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => errorColumns(batch.id, t, format), [batch.id, t, format]);
  const selection = useMemo(() => (isOffered ? peopleSelection<CellErrorRow>(choice, t) : undefined), [isOffered, choice, t]);
  return (
    <div className={classes.stack}>
      {rows.whole && <ErrorCauses batchId={batch.id} causes={rows.whole.causes} />}
      <Panel title={t('errors.title')} flush actions={<ChosenPeople batch={batch} choice={choice} />}>
        <DataTable
          label={t('errors.title')}
          name="cell-errors"
          exporter={(ids, type) => download(`/api/payroll/batches/${batch.id}/errors/export`, { columns: ids, format: type })}
          columns={columns}
          rows={rows}
          selection={selection}
          empty={
            <EmptyState
              icon={<IconCircleCheck size={24} />}
              title={batch.hasResult ? t('errors.noneTitle') : t('review.waitingTitle')}
              {...(batch.hasResult ? { text: t('errors.noneText') } : {})}
            />
          }
        />
      </Panel>
    </div>
  );
}
