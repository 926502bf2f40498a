import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import type { ActionAnswers, Approval, Said, SingleAction } from './actions.ts';
import { useApprovalRefresh } from './use-approval-refresh.ts';

interface Act {
  readonly isBusy: boolean;
  /** @returns whether it was done; what is refused is told */
  readonly act: (action: SingleAction, approval: Approval, answers: ActionAnswers, said: Said) => Promise<boolean>;
}

/** Sends an action on an approval as it was seen, and has everything that follows from it read again. */
export function useAct(): Act {
  const { t } = useTranslation('instances');
  const { instances } = trpc.useUtils().client.approvals;
  const refresh = useApprovalRefresh();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const act: Act['act'] = async (action, { id, version }, { to, when, approver }, { remarks, files }) => {
    const seen = { id, version, remarks, files: [...files] };
    const person = { ...seen, to: to ?? 0 };
    const send = {
      forward: () => instances.forwardInstance.mutate(person),
      'add-signer': () => instances.addSignerInstance.mutate({ ...person, when }),
      delegate: () => instances.delegateInstance.mutate(person),
      'replace-approver': () => instances.replaceApproverInstance.mutate({ ...person, approver: approver ?? 0 }),
      withdraw: () => instances.withdrawInstance.mutate(seen),
      cancel: () => instances.cancelInstance.mutate(seen),
      reset: () => instances.resetInstance.mutate(seen),
      submit: () => instances.submitInstance.mutate(seen),
      remark: () => instances.remarkInstance.mutate(seen),
    };
    setBusy(true);
    const { ok } = await call(send[action]());
    setBusy(false);
    if (ok) notify.done(t(`doneAction.${action}`));
    await refresh();
    return ok;
  };
  return { isBusy, act };
}
