import { IconCircleCheck } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, growingRows, rowsAtOnce, useChoice } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './BatchReview.module.css';
import { ChosenPeople, peopleSelection } from './ChosenPeople.tsx';
import { ErrorCauses } from './ErrorCauses.tsx';
import { type CellErrorRow, failedCellColumns } from './failed-cell-columns.tsx';
import type { Batch } from './run-batch-event.ts';
import { useRecalculation } from './use-recalculation.ts';

const errorColumns = (batchId: number, t: TFunction<'batches'>, format: Formatter): Column<CellErrorRow>[] => [
  ...failedCellColumns(batchId, t, format),
  { id: 'reason', name: t('errors.reason'), type: 'text', value: ({ message }) => format.name(message), wraps: true, width: 260, grow: 2 },
  { id: 'next', name: t('errors.next'), type: 'text', value: ({ nextStep }) => format.name(nextStep), wraps: true, width: 260, grow: 2 },
];

/** The cells that have no value: whose, where, why, and what to do; whoever was corrected can be calculated again. */
export default function ErrorsTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const [limit, setLimit] = useState(rowsAtOnce);
  const choice = useChoice();
  const { isOffered } = useRecalculation(batch);
  const query = trpc.payroll.tables.listCellErrors.useQuery({ batchId: batch.id, limit }, { placeholderData: keepPreviousData });
  const columns = useMemo(() => errorColumns(batch.id, t, format), [batch.id, t, format]);
  const selection = useMemo(() => (isOffered ? peopleSelection<CellErrorRow>(choice, t) : undefined), [isOffered, choice, t]);
  const rows = growingRows(query, limit, setLimit);
  return (
    <div className={classes.stack}>
      {query.data && <ErrorCauses batchId={batch.id} causes={query.data.causes} />}
      <Panel title={t('errors.title')} flush actions={<ChosenPeople batch={batch} choice={choice} />}>
        <DataTable
          label={t('errors.title')}
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
