import { Drawer, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { Batch } from './comparison.ts';
import PersonItems from './PersonItems.tsx';

interface Props {
  readonly batch: Batch;
  readonly employeeId: number;
  readonly onClose: () => void;
}

/** What of one person is not what it was in the last batch. */
export default function PersonChanges({ batch, employeeId, onClose }: Props) {
  const { t } = useTranslation(['variance', 'common']);
  const query = trpc.payroll.variance.listChangedItems.useQuery({ batchId: batch.id, employeeId });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(820px, 100vw)"
      title={<b>{query.data ? `${query.data.name} · ${query.data.employeeNumber}` : t('person')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
        {({ rows, previous }) => (
          <>
            <Text c="dimmed" size="sm" mb="sm">
              {previous ? t('against', { batch: previous.name, period: previous.period }) : null}
            </Text>
            {rows.some(({ after }) => Number(after) !== 0) && (
              <Text size="sm" mb="sm">
                <Link
                  to="/payroll/batches/$batchId/people/$employeeId"
                  params={{ batchId: String(batch.id), employeeId: String(employeeId) }}
                >
                  {t('wholePerson')}
                </Link>
              </Text>
            )}
            <PersonItems batch={batch} employeeId={employeeId} items={rows} />
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
