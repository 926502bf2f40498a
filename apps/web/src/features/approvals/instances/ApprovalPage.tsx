import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { BatchReview } from '../../payroll/batches/index.ts';
import classes from './ApprovalPage.module.css';
import { ApprovalStatusBadge } from './ApprovalStatusBadge.tsx';
import { ApprovalTrail } from './ApprovalTrail.tsx';
import { type Approval, DecisionButtons } from './DecisionButtons.tsx';

const route = getRouteApi('/_app/approvals/$approvalId');

export function ApprovalPage() {
  const { approvalId } = route.useParams();
  const query = trpc.approvals.instances.getInstance.useQuery({ id: Number(approvalId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(approval) => <ApprovalView approval={approval} />}
    </Loaded>
  );
}

/** What is being approved comes before the way of its approval: whoever decides has to see the figures. */
function ApprovalView({ approval }: { approval: Approval }) {
  const { t } = useTranslation('approvals');
  const format = useFormat();
  return (
    <>
      <PageHeader
        title={format.name(approval.title)}
        trail={[{ label: t('title'), link: { to: '/approvals' } }]}
        badge={<ApprovalStatusBadge status={approval.status} />}
        description={t('submitted', { who: approval.submittedBy, when: format.instant(approval.submittedAt) })}
        actions={<DecisionButtons approval={approval} />}
      />
      {approval.remarks && (
        <figure className={classes.remarks}>
          <figcaption>{t('remarks')}</figcaption>
          <blockquote>{approval.remarks}</blockquote>
        </figure>
      )}
      <div className={classes.parts}>
        <BatchSubject batchId={approval.subjectId} />
        <ApprovalTrail approval={approval} />
      </div>
    </>
  );
}

function BatchSubject({ batchId }: { batchId: number }) {
  const { t } = useTranslation('approvals');
  const can = useCan();
  const batch = trpc.payroll.batches.getBatch.useQuery({ id: batchId }, { enabled: can('batch.read') });
  if (!can('pay.read') || !can('batch.read')) return null;
  return (
    <section aria-labelledby="subject" className={classes.subject}>
      <div className={classes.subjectHead}>
        <h2 id="subject" className={classes.title}>
          {t('subject')}
        </h2>
        <Link to="/payroll/batches/$batchId" params={{ batchId: String(batchId) }}>
          {t('openBatch')}
        </Link>
      </div>
      <Loaded query={batch} skeleton={<PageSkeleton />}>
        {({ currency }) => <BatchReview batchId={batchId} currency={currency} />}
      </Loaded>
    </section>
  );
}
