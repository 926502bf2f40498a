import type { PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';
import type { PayslipMoveEvent } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';

interface Props {
  readonly event: PayslipMoveEvent;
  readonly which: PayslipFilter & { readonly ids?: number[] };
  readonly count: number;
  readonly onAsked: (moveId: number) => void;
  readonly onClose: () => void;
}

/** Asks, with its figure, whether a job moves many payslips; those that cannot be moved stay as they are. */
export function AskMoveOfMany({ event, which, count, onAsked, onClose }: Props) {
  const { t } = useTranslation('issuedPayslips');
  const format = useFormat();
  const move = trpc.payroll.payslipMoves.askPayslipMove.useMutation();
  const utils = trpc.useUtils();
  const send = async (remarks: string) => {
    const result = await call(move.mutateAsync({ ...which, event, ...(remarks ? { remarks } : {}) }));
    onClose();
    if (!result.ok) return;
    utils.payroll.payslipMoves.getPayslipMove.setData({ id: result.data.id }, result.data);
    onAsked(result.data.id);
  };
  return (
    <ConfirmDialog
      title={t(`questions.${event}`, { count, payslips: format.count(count) })}
      text={`${t(`manyFollow.${event}`)} ${t('byJob')}`}
      confirmLabel={t(`events.${event}`)}
      isDangerous={event === 'withdraw' || event === 'forbid'}
      isBusy={move.isPending}
      onConfirm={(remarks) => void send(remarks)}
      onClose={onClose}
    />
  );
}
