import { getRouteApi, Link } from '@tanstack/react-router';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { LeaveDetails, type LeaveRequestDetails } from './LeaveDetails.tsx';
import { requestTones, sayDays } from './leave.ts';

const CancelLeave = lazyPart(() => import('./CancelLeave.tsx'));
const route = getRouteApi('/_app/time/leave/$requestId');

export function LeaveRequestPage() {
  const { requestId } = route.useParams();
  const query = trpc.time.leave.getLeaveRequest.useQuery({ id: Number(requestId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(details) => <RequestView details={details} />}
    </Loaded>
  );
}

/** One request: where it stands, and what it takes. */
function RequestView({ details }: { readonly details: LeaveRequestDetails }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const [isCancelling, cancel] = useState(false);
  const { request, isOwn } = details;
  return (
    <>
      <PageHeader
        title={t('requestOf', { type: format.name(request.type), days: sayDays(t, format, request) })}
        trail={[isOwn ? { label: t('mine'), link: { to: '/me/leave' } } : { label: t('title'), link: { to: '/time/leave' } }]}
        status={<StatusBadge tone={requestTones[request.status]}>{format.name(timeRequestMachine.labels[request.status])}</StatusBadge>}
        facts={[request.employee]}
        more={request.mayCancel ? [{ id: 'cancel', label: t('cancel.action'), isDangerous: true, run: () => cancel(true) }] : []}
      />
      <Suspense>{isCancelling && <CancelLeave request={request} isOwn={isOwn} onClose={() => cancel(false)} />}</Suspense>
      <Panel>
        <LeaveDetails details={details} />
        {request.approvalId !== null && (
          <Link to="/approvals/$approvalId" params={{ approvalId: String(request.approvalId) }}>
            {t('openApproval')}
          </Link>
        )}
      </Panel>
    </>
  );
}
