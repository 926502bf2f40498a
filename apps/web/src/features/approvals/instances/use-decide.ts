import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Said } from './actions.ts';
import type { Decision, Undecided } from './decisions.ts';
import { useApprovalRefresh } from './use-approval-refresh.ts';

interface Decide {
  readonly isBusy: boolean;
  /** Decides one approval after the other (`to`: the node, by sequence, that it is rolled back to); what is refused is told, and does not keep the others from being decided. */
  readonly decide: (decision: Decision, approvals: readonly Undecided[], said: Said, to?: number) => Promise<void>;
}

/** Sends decisions as what they were seen with, and has everything that follows from them read again. */
export function useDecide(): Decide {
  const { t } = useTranslation('instances');
  const utils = trpc.useUtils();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const { approveInstance, rejectInstance, rollBackInstance } = utils.client.approvals.instances;
  const procedures = { approve: approveInstance, reject: rejectInstance, 'roll-back': rollBackInstance };
  const refresh = useApprovalRefresh();
  const decide: Decide['decide'] = async (decision, approvals, { remarks, files }, to) => {
    setBusy(true);
    let done = 0;
    for (const { id, version } of approvals) {
      const { ok } = await call(
        procedures[decision].mutate({
          id,
          version,
          remarks,
          files: [...files],
          ...(decision === 'roll-back' && to !== undefined ? { to } : {}),
        }),
      );
      if (ok) done += 1;
    }
    setBusy(false);
    if (approvals.length === 1 && done === 1) notify.done(t(`done.${decision}`));
    else if (done > 0) notify.done(t(`doneSeveral.${decision}`, { count: done, total: approvals.length }));
    await refresh();
  };
  return { isBusy, decide };
}
