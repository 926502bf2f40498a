import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import type { SubjectProps } from '../../approvals/instances/index.ts';
import { BatchReview } from './BatchReview.tsx';
import classes from './BatchSubject.module.css';

/** A batch as its approver sees it: the review that its clerk saw, and the way to the batch itself. */
export default function BatchSubject({ subjectId, title }: SubjectProps) {
  const { t } = useTranslation('batches');
  const can = useCan();
  const isVisible = can('pay.read') && can('batch.read');
  const batch = trpc.payroll.batches.getBatch.useQuery({ id: subjectId }, { enabled: isVisible });
  if (!isVisible) return null;
  return (
    <section aria-labelledby="subject" className={classes.subject}>
      <div className={classes.head}>
        <h2 id="subject" className={classes.title}>
          {title}
        </h2>
        <Link to="/payroll/batches/$batchId" params={{ batchId: String(subjectId) }}>
          {t('openBatch')}
        </Link>
      </div>
      <Loaded query={batch} skeleton={<PageSkeleton />}>
        {({ currency }) => <BatchReview batchId={subjectId} currency={currency} />}
      </Loaded>
    </section>
  );
}
