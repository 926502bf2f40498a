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

/** Somebody does not come back after all. */
export function TakeBackRehire({ employee, onClose }: Props) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const takeBack = trpc.org.employees.takeBackRehire.useMutation();
  const send = async (reason: string) => {
    const { ok } = await call(takeBack.mutateAsync({ id: employee.id, version: employee.version, reason: reason || null }));
    if (!ok) return;
    notify.done(t('unhire.done', { name: employee.name }));
    await utils.org.invalidate();
    onClose();
  };
  const before = employee.earlierService.at(-1);
  return (
    <ConfirmDialog
      title={t('unhire.title', { name: employee.name, day: format.day(employee.hireDate) })}
      text={t('unhire.text', { day: before ? format.day(before.until) : '' })}
      figures={<EffectOnPay employeeIds={[employee.id]} from={employee.hireDate} until={null} />}
      confirmLabel={t('unhire.submit')}
      isBusy={takeBack.isPending}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
