import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { EffectOnPay } from '../../org/employees/index.ts';
import type { PersonAttendance, Punch } from './attendance.ts';

interface Props {
  readonly attendance: PersonAttendance;
  readonly punch: Punch;
  readonly onClose: () => void;
}

/** Takes a punch out of the count; it stays to be seen, with the reason. */
export default function WithdrawPunch({ attendance, punch, onClose }: Props) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const withdraw = trpc.time.attendance.withdrawPunch.useMutation();
  const { id, date, time } = punch;
  const { employeeId, employee } = attendance;
  const confirm = async (reason: string) => {
    const result = await call(withdraw.mutateAsync({ id, reason }));
    onClose();
    void utils.time.attendance.invalidate();
    if (result.ok) notify.done(t('withdraw.done'));
  };
  return (
    <ConfirmDialog
      title={t('withdraw.title')}
      facts={[
        { label: t('columns.employee'), value: employee },
        { label: t('columns.date'), value: format.day(date) },
        { label: t('fields.time'), value: time },
      ]}
      figures={<EffectOnPay employeeIds={[employeeId]} from={date} until={date} />}
      text={t('withdraw.text')}
      confirmLabel={t('withdraw.action')}
      remarksRequired
      isBusy={withdraw.isPending}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
