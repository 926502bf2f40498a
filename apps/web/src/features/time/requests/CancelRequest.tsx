import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { ConfirmFact } from '../../../shared/ui/ConfirmFacts.tsx';
import { EffectOnPay } from '../../org/employees/index.ts';

interface Cancelling<Reason> {
  readonly mutateAsync: (input: { readonly id: number; readonly version: number; readonly reason: Reason }) => Promise<unknown>;
  readonly isPending: boolean;
}

interface Props {
  readonly request: { readonly id: number; readonly version: number };
  readonly isOwn: boolean;
  readonly own: Cancelling<string | null>;
  readonly others: Cancelling<string>;
  readonly words: { readonly title: string; readonly text: string; readonly confirm: string; readonly done: string };
  readonly facts: readonly ConfirmFact[];
  /** Of others: whose pay of which days may change. */
  readonly paid?: { readonly employeeId: number; readonly from: string; readonly until: string };
  readonly onClose: () => void;
}

/** Takes a request back, whatever came of it; of others it is said why, and what it does to their pay. */
export function CancelRequest({ request: { id, version }, isOwn, own, others, words, facts, paid, onClose }: Props) {
  const notify = useNotify();
  const utils = trpc.useUtils();
  const confirm = async (reason: string) => {
    const sent = isOwn ? own.mutateAsync({ id, version, reason: reason || null }) : others.mutateAsync({ id, version, reason });
    const result = await call(sent);
    onClose();
    void utils.time.invalidate();
    if (result.ok) notify.done(words.done);
  };
  return (
    <ConfirmDialog
      title={words.title}
      facts={facts}
      {...(isOwn || !paid ? {} : { figures: <EffectOnPay employeeIds={[paid.employeeId]} from={paid.from} until={paid.until} /> })}
      text={words.text}
      confirmLabel={words.confirm}
      remarksRequired={!isOwn}
      isBusy={own.isPending || others.isPending}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
