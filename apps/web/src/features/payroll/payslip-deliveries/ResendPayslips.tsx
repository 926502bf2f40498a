import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';

/** All payslips of a batch, or of a round. */
export type PayslipsOf = { readonly batchId: number } | { readonly roundId: number };

/** Payslips that were chosen, or those of a batch or of a round of which telling has failed. */
export type ResendAsked = { readonly ids: readonly number[] } | (PayslipsOf & { readonly failed: number });

interface Props {
  readonly asked: ResendAsked;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks, with its figure, whether people are told again whom a message did not reach. */
export function ResendPayslips({ asked, onDone, onClose }: Props) {
  const { t } = useTranslation('payslipDeliveries');
  const notify = useNotify();
  const some = trpc.payroll.payslipDeliveries.resendPayslips.useMutation();
  const ofBatch = trpc.payroll.payslipDeliveries.resendBatchPayslips.useMutation();
  const ofRound = trpc.payroll.payslipDeliveries.resendRoundPayslips.useMutation();
  const count = 'ids' in asked ? asked.ids.length : asked.failed;
  const sendSome = async (ids: readonly number[], said: { remarks?: string }) => {
    const result = await call(some.mutateAsync({ ids: [...ids], ...said }));
    return result.ok ? t(result.data.resent > 0 ? 'resent' : 'nothingToResend', { count: result.data.resent }) : undefined;
  };
  const sendAll = async (of: PayslipsOf, said: { remarks?: string }) => {
    const result = await call(
      'batchId' in of ? ofBatch.mutateAsync({ batchId: of.batchId, ...said }) : ofRound.mutateAsync({ roundId: of.roundId, ...said }),
    );
    return result.ok ? t('resending', { count: result.data.failed }) : undefined;
  };
  const send = async (remarks: string) => {
    const said = remarks ? { remarks } : {};
    const outcome = await ('ids' in asked ? sendSome(asked.ids, said) : sendAll(asked, said));
    onClose();
    onDone();
    if (outcome) notify.done(outcome);
  };
  return (
    <ConfirmDialog
      title={t('resendTitle', { count })}
      text={t('resendText')}
      confirmLabel={t('resend')}
      isBusy={some.isPending || ofBatch.isPending || ofRound.isPending}
      onConfirm={(remarks) => void send(remarks)}
      onClose={onClose}
    />
  );
}
