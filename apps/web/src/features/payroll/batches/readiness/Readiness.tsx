import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { useCan } from '../../../../shared/views.ts';
import type { Batch } from '../run-batch-event.ts';
import { useSlow } from '../use-slow.ts';
import classes from './Readiness.module.css';

type Item = Outputs['payroll']['batches']['getBatchReadiness']['items'][number];

/** What a job is at: one that is over before it could be read changes nothing here meanwhile, so that nothing moves under the pointer. */
const jobOf = ({ preparation, move, payslipJob }: Batch): number | undefined =>
  (preparation ?? [move, payslipJob].find((job) => job?.state === 'running'))?.id;

/** What stands before the next move of the batch, blockers first, each with the way to where it is put right. */
export default function Readiness({ batch }: { batch: Batch }) {
  const { t } = useTranslation('readiness');
  const format = useFormat();
  const { id } = batch;
  const jobId = jobOf(batch);
  const isSlow = useSlow(jobId, jobId !== undefined);
  const { data } = trpc.payroll.batches.getBatchReadiness.useQuery({ id }, { enabled: jobId === undefined || isSlow });
  // what stood before another move than the next one is not said any more
  if (data?.status !== batch.status || data.items.length === 0) return null;
  return (
    <section className={classes.box} aria-label={t('title')}>
      <ul className={classes.items}>
        {data.items.map((item) => (
          <li key={item.code} className={classes.item} data-severity={item.severity}>
            <span className={classes.mark}>{t(item.severity)}</span>
            <span>
              {format.name(item.text)} <Remedy batch={batch} item={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Remedy({ batch, item: { remedy } }: { batch: Batch; item: Item }) {
  const { t } = useTranslation('readiness');
  const can = useCan();
  if (remedy === null) return null;
  const label = t(`remedies.${remedy}`);
  if (remedy === 'payslip-settings') return <Link to="/payroll/payslip-settings">{label}</Link>;
  if (remedy === 'period')
    return (
      <Link to="/payroll/solutions/$solutionId" params={{ solutionId: String(batch.solutionId) }}>
        {label}
      </Link>
    );
  if (remedy === 'off-cycle')
    return can('batch.create') ? (
      <Link to="/payroll/batches" search={{ create: true, solution: batch.solutionId, period: batch.periodId, type: 'offcycle' }}>
        {label}
      </Link>
    ) : null;
  return (
    <Link
      to="/payroll/batches/$batchId"
      params={{ batchId: String(batch.id) }}
      search={remedy === 'overview' ? {} : remedy === 'held' ? { tab: 'people', kind: 'held' } : { tab: remedy }}
      resetScroll={false}
    >
      {label}
    </Link>
  );
}
