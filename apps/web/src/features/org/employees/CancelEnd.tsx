import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { EffectOnPay } from './EffectOnPay.tsx';
import type { Employee } from './employee.ts';

interface Props {
  readonly employee: Employee;
  readonly onClose: () => void;
}

/** Somebody stays after all. */
export function CancelEnd({ employee, onClose }: Props) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const lastDay = employee.terminationDate ?? '';
  const cancel = trpc.org.employees.cancelEnd.useMutation();
  const send = async (reason: string) => {
    const { ok } = await call(cancel.mutateAsync({ id: employee.id, version: employee.version, reason: reason || null }));
    if (!ok) return;
    notify.done(t('stay.done', { name: employee.name }));
    await utils.org.employees.invalidate();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('stay.title', { name: employee.name })}
      text={t('stay.text', { day: format.day(lastDay) })}
      figures={<EffectOnPay employeeIds={[employee.id]} from={lastDay} until={null} />}
      confirmLabel={t('stay.submit')}
      isBusy={cancel.isPending}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
