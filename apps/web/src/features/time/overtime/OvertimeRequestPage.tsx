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
import { OvertimeDetails, type OvertimeRequestDetails } from './OvertimeDetails.tsx';
import { overtimeTones } from './overtime.ts';

const CancelOvertime = lazyPart(() => import('./CancelOvertime.tsx'));
const ConfirmOvertime = lazyPart(() => import('./ConfirmOvertime.tsx'));
const route = getRouteApi('/_app/time/overtime/$requestId');

export function OvertimeRequestPage() {
  const { requestId } = route.useParams();
  const query = trpc.time.overtime.getOvertimeRequest.useQuery({ id: Number(requestId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(details) => <RequestView details={details} />}
    </Loaded>
  );
}

/** One request: where it stands, what it comes to, and what can be done with it. */
function RequestView({ details }: { readonly details: OvertimeRequestDetails }) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const [dialog, open] = useState<'cancel' | 'confirm'>();
  const { request, isOwn } = details;
  const close = () => open(undefined);
  return (
    <>
      <PageHeader
        title={t('requestOf', { day: format.day(request.date) })}
        trail={[isOwn ? { label: t('mine'), link: { to: '/me/overtime' } } : { label: t('title'), link: { to: '/time/overtime' } }]}
        status={<StatusBadge tone={overtimeTones[request.status]}>{format.name(timeRequestMachine.labels[request.status])}</StatusBadge>}
        facts={[request.employee]}
        primary={request.mayConfirm ? { id: 'confirm', label: t('confirm.action'), run: () => open('confirm') } : null}
        more={request.mayCancel ? [{ id: 'cancel', label: t('cancel.action'), isDangerous: true, run: () => open('cancel') }] : []}
      />
      <Suspense>
        {dialog === 'cancel' && <CancelOvertime overtime={request} isOwn={isOwn} onClose={close} />}
        {dialog === 'confirm' && <ConfirmOvertime overtime={request} onClose={close} />}
      </Suspense>
      <Panel>
        <OvertimeDetails details={details} />
        {request.approvalId !== null && (
          <Link to="/approvals/$approvalId" params={{ approvalId: String(request.approvalId) }}>
            {t('openApproval')}
          </Link>
        )}
      </Panel>
    </>
  );
}
