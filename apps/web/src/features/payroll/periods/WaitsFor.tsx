import { Link } from '@tanstack/react-router';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useCan } from '../../../shared/views.ts';
import type { Period } from './period-events.ts';
import { blockersOf } from './waiting.ts';

/** What an activated period waits for before it can be closed, each with the way to its remedy. */
export function WaitsFor({ period }: { period: Period }) {
  const { t } = useTranslation('periods');
  const format = useFormat();
  const can = useCan();
  const blockers = blockersOf(period);
  if (period.batches.length === 0) {
    if (!can('batch.create')) return <>{t('waits.nothing')}</>;
    return (
      <>
        {t('waits.nothing')}{' '}
        <Link to="/payroll/batches" search={{ solution: period.solutionId, create: true, period: period.id }}>
          {t('waits.createBatch')}
        </Link>
      </>
    );
  }
  if (blockers.length === 0) return <>{t('waits.ready')}</>;
  return (
    <ul style={{ margin: 0, paddingInlineStart: 18 }}>
      {blockers.map(({ batch, kind }) => (
        <li key={batch.id}>
          <Link to="/payroll/batches/$batchId" params={{ batchId: String(batch.id) }}>
            {batch.name}
          </Link>{' '}
          {kind === 'open'
            ? t('waits.open', { status: format.name(batchMachine.labels[batch.status]) })
            : t('waits.held', { count: batch.held })}
        </li>
      ))}
    </ul>
  );
}
