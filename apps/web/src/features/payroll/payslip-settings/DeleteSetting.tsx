import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { SettingRow } from './setting.ts';

interface Props {
  readonly setting: Pick<SettingRow, 'id' | 'version' | 'name'>;
  /** It is gone. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The end of a draft, by which no payslip was made. */
export function DeleteSetting({ setting, onDone, onClose }: Props) {
  const { t } = useTranslation('payslipSettings');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.payroll.payslipSettings.deletePayslipSetting.useMutation();
  const { id, version, name } = setting;
  const send = async (remarks: string) => {
    const result = await call(mutateAsync({ id, version, ...(remarks ? { remarks } : {}) }));
    if (!result.ok) {
      await utils.payroll.payslipSettings.invalidate();
      return onClose();
    }
    notify.done(t('delete.done', { name }));
    onDone();
    await utils.payroll.payslipSettings.listPayslipSettings.invalidate();
  };
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      text={t('delete.text')}
      confirmLabel={t('delete.action')}
      isDangerous
      isBusy={isPending}
      onConfirm={(remarks) => void send(remarks)}
      onClose={onClose}
    />
  );
}
