import { IconCalculator } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { batchColumns } from './batch-columns.tsx';

interface Props {
  readonly solutionId: number;
  /** Those of periods that go on, or of closed ones. */
  readonly periods: 'open' | 'closed';
  /** Whether the reader may make one here. */
  readonly mayCreate: boolean;
}

/** The batches of one solution on its own page. */
export function SolutionBatches({ solutionId, periods, mayCreate }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const asked = { solutionId, periods };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.batches.listBatches, asked, 'query'),
    read: (range, signal) => client.payroll.batches.listBatches.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => batchColumns(t, format).filter(({ id }) => id !== 'solution'), [t, format]);
  const title = t(`ofSolution.${periods}.title`);
  return (
    <Panel title={title} note={t(`ofSolution.${periods}.note`)} flush>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        empty={
          <EmptyState
            icon={<IconCalculator size={24} />}
            title={t(`ofSolution.${periods}.empty`)}
            text={t(`ofSolution.${periods}.emptyText`)}
            action={
              mayCreate &&
              periods === 'open' && (
                <LinkButton to="/payroll/batches" search={{ solution: solutionId, create: true }}>
                  {t('create')}
                </LinkButton>
              )
            }
          />
        }
      />
    </Panel>
  );
}
