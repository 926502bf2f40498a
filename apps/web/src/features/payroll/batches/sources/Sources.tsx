import { IconDatabase } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useClock } from '../../../../shared/clock-context.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { DataTable, pageRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import type { Batch } from '../run-batch-event.ts';
import { sourceColumns } from './source-columns.tsx';

/** What the batch is calculated from, against the last one, and how old it is: what is worth a look says so. */
export default function Sources({ batch }: { batch: Batch }) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const clock = useClock();
  const query = trpc.payroll.batches.getBatchSources.useQuery({ id: batch.id });
  const isAhead = batch.preparedAt === null;
  const columns = useMemo(() => sourceColumns({ t, format, now: clock.now(), isAhead }), [t, format, clock, isAhead]);
  const { data } = query;
  const against = data?.last ? t('against', { batch: data.last.name }) : t('first');
  const note =
    data &&
    [
      data.preparedAt
        ? t('frozen', { when: format.instant(data.preparedAt) })
        : data.countedAt
          ? t('counted', { when: format.instant(data.countedAt) })
          : t('notYet'),
      against,
    ].join(' ');
  return (
    <Panel title={t('title')} note={note} flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
        empty={<EmptyState icon={<IconDatabase size={24} />} title={t('none')} text={t('noneText')} />}
      />
    </Panel>
  );
}
