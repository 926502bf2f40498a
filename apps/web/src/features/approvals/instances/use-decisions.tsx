import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { HeaderAction } from '../../../shared/ui/PageHeader.tsx';
import type { HeaderActionsProps } from '../../../shared/ui/page-header/HeaderActions.tsx';
import { type Decision, needsRemarks, possibleDecisions } from './decisions.ts';

export type Approval = Outputs['approvals']['instances']['getInstance'];

interface Decisions extends HeaderActionsProps {
  /** What is being asked, if anything. */
  readonly dialog: React.ReactNode;
}

/** Approve, reject or roll back, each with confirmation and remarks: the actions of the page's header, and the question before each. */
export function useDecisions(approval: Approval): Decisions {
  const { t } = useTranslation('instances');
  const utils = trpc.useUtils();
  const notify = useNotify();
  const [asked, setAsked] = useState<Decision>();
  const approve = trpc.approvals.instances.approveInstance.useMutation();
  const reject = trpc.approvals.instances.rejectInstance.useMutation();
  const rollBack = trpc.approvals.instances.rollBackInstance.useMutation();
  const mutations = { approve, reject, 'roll-back': rollBack };
  const decide = async (decision: Decision, remarks: string) => {
    const result = await call(mutations[decision].mutateAsync({ id: approval.id, version: approval.version, remarks }));
    setAsked(undefined);
    if (result.ok) notify.done(t(`done.${decision}`));
    await Promise.all([
      utils.approvals.instances.invalidate(),
      utils.payroll.batches.getBatch.invalidate({ id: approval.subjectId }),
      utils.payroll.batches.listBatches.invalidate(),
    ]);
  };
  const possible = possibleDecisions(approval);
  const action = (decision: Decision): HeaderAction | null =>
    possible.includes(decision)
      ? { id: decision, label: t(`actions.${decision}`), isDangerous: decision === 'reject', run: () => setAsked(decision) }
      : null;
  const rollBackAction = action('roll-back');
  const dialog = asked && (
    <ConfirmDialog
      title={t(`actions.${asked}`)}
      text={t(`confirm.${asked}`)}
      confirmLabel={t(`actions.${asked}`)}
      isDangerous={asked === 'reject'}
      remarksRequired={needsRemarks(asked)}
      isBusy={mutations[asked].isPending}
      onConfirm={(remarks) => void decide(asked, remarks)}
      onClose={() => setAsked(undefined)}
    />
  );
  if (possible.length === 0) return { dialog };
  return { dialog, primary: action('approve'), secondary: action('reject'), more: rollBackAction ? [rollBackAction] : [] };
}
