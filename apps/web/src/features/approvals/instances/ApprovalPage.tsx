import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './ApprovalPage.module.css';
import { ApprovalStatusBadge } from './ApprovalStatusBadge.tsx';
import { ApprovalTrail } from './ApprovalTrail.tsx';
import type { Approval } from './actions.ts';
import { useApprovalSubjects } from './subjects.ts';
import { useActions } from './use-actions.tsx';

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
  const { t } = useTranslation('instances');
  const format = useFormat();
  const subjects = useApprovalSubjects();
  const { dialog, ...actions } = useActions(approval);
  return (
    <>
      <PageHeader
        title={format.name(approval.title)}
        trail={[{ label: t('title'), link: { to: '/approvals' } }]}
        status={<ApprovalStatusBadge status={approval.status} />}
        facts={[t('submittedBy', { who: approval.submittedBy, when: format.instant(approval.submittedAt) })]}
        {...actions}
      />
      {dialog}
      <Notices approval={approval} />
      {approval.remarks && (
        <figure className={classes.remarks}>
          <figcaption>{t('remarks')}</figcaption>
          <blockquote>{approval.remarks}</blockquote>
        </figure>
      )}
      <div className={classes.parts}>
        <Suspense fallback={<PageSkeleton />}>
          {subjects[approval.kind].view({ subjectId: approval.subjectId, title: t('subject') })}
        </Suspense>
        <ApprovalTrail approval={approval} />
      </div>
    </>
  );
}

/** For whom one decides, and that nobody can any more. */
function Notices({ approval: { onBehalfOf, current } }: { approval: Approval }) {
  const { t } = useTranslation('instances');
  if (onBehalfOf === null && !current?.isStuck) return null;
  return (
    <div className={classes.notices}>
      {onBehalfOf !== null && <MessageBox tone="decision">{t('youDecideFor', { who: onBehalfOf })}</MessageBox>}
      {current?.isStuck && (
        <MessageBox tone="bad" title={t('stuckTitle')}>
          {t('stuckHelp')}
        </MessageBox>
      )}
    </div>
  );
}
