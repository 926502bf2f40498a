import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useCan } from '../../../shared/views.ts';
import { ActivatePeriod } from '../periods/index.ts';
import type { Batch } from './run-batch-event.ts';

/** Batches that are looked through for one of the next period; the list begins with the newest periods. */
const batchesMax = 50;

/** The way from a closed batch to the next period: to activating it, to making its batch, or to the batch that there is. */
export function NextPeriod({ batch }: { batch: Pick<Batch, 'solutionId' | 'endDate'> }) {
  const { t } = useTranslation('batches');
  const can = useCan();
  const { solutionId, endDate } = batch;
  const periods = trpc.payroll.periods.listPeriods.useQuery({ solutionId }, { enabled: can('period.read') });
  const batches = trpc.payroll.batches.listBatches.useQuery({ solutionId, limit: batchesMax });
  const later = (periods.data?.rows ?? []).filter(({ startDate }) => startDate > endDate);
  const next = later.toSorted((a, b) => a.startDate.localeCompare(b.startDate))[0];
  if (!next || !batches.data) return null;
  const its = batches.data.rows.find(({ periodId, type, status }) => periodId === next.id && type === 'normal' && status !== 'canceled');
  if (its) {
    return (
      <>
        {' '}
        <Link to="/payroll/batches/$batchId" params={{ batchId: String(its.id) }}>
          {t('next.openBatch', { name: its.name })}
        </Link>
      </>
    );
  }
  if (next.status === 'disabled' && next.events.includes('enable')) {
    return (
      <>
        {' '}
        <ActivatePeriod period={next} />
      </>
    );
  }
  if (next.status !== 'enabled') return <> {t('next.activate', { period: next.name })}</>;
  if (!can('batch.create')) return null;
  return (
    <>
      {' '}
      <Link to="/payroll/batches" search={{ solution: solutionId, create: true, period: next.id }}>
        {t('next.createBatch', { period: next.name })}
      </Link>
    </>
  );
}
