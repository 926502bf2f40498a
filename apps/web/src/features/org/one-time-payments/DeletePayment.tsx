import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { Payment } from './payment.ts';

/** Asks before a payment is taken back: one that a period has taken is owed back by retro. */
export default function DeletePayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('oneTimePayments');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.org.oneTimePayments.deleteOneTimePayment.useMutation();
  const { employeeId, id, version, employee, period } = payment;
  const said = { item: format.name(payment.itemName), name: employee, amount: `${format.number(payment.amount, 2)} ${payment.currency}` };
  const confirm = async () => {
    const { ok } = await call(remove.mutateAsync({ employeeId, id, version }));
    onClose();
    if (ok) notify.done(t('delete.done', said));
    await Promise.all([utils.org.oneTimePayments.invalidate(), utils.org.compensation.invalidate()]);
  };
  return (
    <ConfirmDialog
      title={t('delete.title', said)}
      text={payment.state === 'taken' ? t('delete.taken', { period: period ?? '' }) : t('delete.text')}
      confirmLabel={t('delete.action')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
