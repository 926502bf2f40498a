import { getRouteApi } from '@tanstack/react-router';
import { payslipDisputeMachine } from '@wagewright/contracts/payroll/payslip-disputes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { DisputePlaces } from './DisputePlaces.tsx';
import { DisputeThread } from './DisputeThread.tsx';
import { disputeTones } from './dispute.ts';
import { WriteDialog } from './WriteDialog.tsx';

type Shown = Outputs['payroll']['payslipDisputes']['getDispute'];
type Move = Shown['events'][number];

const route = getRouteApi('/_app/payroll/payslip-disputes/$disputeId');

export function DisputePage() {
  const { disputeId } = route.useParams();
  const query = trpc.payroll.payslipDisputes.getDispute.useQuery({ id: Number(disputeId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(dispute) => <DisputeView dispute={dispute} />}
    </Loaded>
  );
}

/** A dispute as whoever runs payroll reads and answers it. */
function DisputeView({ dispute }: { dispute: Shown }) {
  const { t } = useTranslation('payslipDisputes');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const answer = trpc.payroll.payslipDisputes.answerDispute.useMutation();
  const [asked, ask] = useState<Move>();
  const { id, version, events } = dispute;
  const can = (event: Move) => events.includes(event);
  return (
    <>
      <PageHeader
        title={dispute.employeeName}
        trail={[{ label: t('title'), link: { to: '/payroll/payslip-disputes' } }]}
        status={<StatusBadge tone={disputeTones[dispute.status]}>{format.name(payslipDisputeMachine.labels[dispute.status])}</StatusBadge>}
        facts={[dispute.period, dispute.payslipNumber]}
        {...(can('answer') ? { primary: { id: 'answer', label: t('answer'), run: () => ask('answer') } } : {})}
        {...(can('resolve') ? { secondary: { id: 'resolve', label: t('resolve'), run: () => ask('resolve') } } : {})}
      />
      <Panel title={t('thread')}>
        <DisputePlaces dispute={dispute} />
        <DisputeThread dispute={dispute} />
      </Panel>
      {asked && (
        <WriteDialog
          title={t(asked === 'answer' ? 'answerTitle' : 'resolveTitle', { name: dispute.employeeName })}
          text={t(asked === 'answer' ? 'answerText' : 'resolveText')}
          submit={t(asked)}
          send={({ words, files }) => answer.mutateAsync({ id, version, event: asked, words, files })}
          onDone={(moved) => {
            notify.done(t(asked === 'answer' ? 'answered' : 'resolved'));
            ask(undefined);
            // whoever goes on at once has seen what they have just said
            utils.payroll.payslipDisputes.getDispute.setData({ id }, (shown) => shown && { ...shown, ...moved });
            void utils.payroll.payslipDisputes.invalidate();
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
