import type { PayslipMoveEvent } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';

interface Props {
  readonly event: PayslipMoveEvent;
  readonly ids: readonly number[];
  /** Whatever came of it: others may have moved them meanwhile. */
  readonly onAnswered: (isMoved: boolean) => void;
  readonly onClose: () => void;
}

/** Asks, with its figure, whether payslips are moved: all that are named, or none. */
export function AskMove({ event, ids, onAnswered, onClose }: Props) {
  const { t } = useTranslation('issuedPayslips');
  const notify = useNotify();
  const format = useFormat();
  const move = trpc.payroll.issuedPayslips.movePayslips.useMutation();
  const count = ids.length;
  const send = async (remarks: string) => {
    const result = await call(move.mutateAsync({ ids: [...ids], event, ...(remarks ? { remarks } : {}) }));
    onClose();
    onAnswered(result.ok);
    if (result.ok) notify.done(t(`done.${event}`, { count: result.data.moved }));
  };
  return (
    <ConfirmDialog
      title={t(`questions.${event}`, { count, payslips: format.count(count) })}
      text={t(`follows.${event}`)}
      confirmLabel={t(`events.${event}`)}
      isDangerous={event === 'withdraw' || event === 'forbid'}
      isBusy={move.isPending}
      onConfirm={(remarks) => void send(remarks)}
      onClose={onClose}
    />
  );
}
