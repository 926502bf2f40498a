import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';

interface Held {
  readonly batchId: number;
  readonly employeeId: number;
  readonly name: string;
}

interface Hold {
  readonly isBusy: boolean;
  /** Holds somebody, with a reason where there is one, or takes them in again; the notice offers to take it back. */
  readonly hold: (held: boolean, reason?: string) => Promise<void>;
}

/** Changes whether somebody is paid with a batch: at once, and with a way back instead of a question. */
export function useHold({ batchId, employeeId, name }: Held): Hold {
  const { t } = useTranslation('batches');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const procedure = trpc.payroll.batches.holdPayee.useMutation();
  const send = async (held: boolean, reason?: string): Promise<boolean> => {
    const { ok } = await call(procedure.mutateAsync({ id: batchId, employeeId, held, ...(reason ? { reason } : {}) }));
    if (ok) {
      void utils.payroll.tables.invalidate();
      void utils.payroll.payees.invalidate();
      void utils.payroll.batches.getBatchReview.invalidate({ id: batchId });
    }
    return ok;
  };
  const tell = (held: boolean, undo?: () => void) => notify.done(t(held ? 'explain.held' : 'explain.unheld', { name }), undo);
  const takeBack = async (held: boolean) => {
    if (await send(held)) tell(held);
  };
  return {
    isBusy: procedure.isPending,
    hold: async (held, reason) => {
      if (await send(held, reason)) tell(held, () => void takeBack(!held));
    },
  };
}
