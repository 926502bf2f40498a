import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { SettingRow } from './setting.ts';

interface Props {
  readonly setting: Pick<SettingRow, 'id' | 'version' | 'name' | 'solutions'>;
  readonly onClose: () => void;
}

/** Asked with what follows, because there is no way back; why it was done is kept and shown. */
export function DisableSetting({ setting, onClose }: Props) {
  const { t } = useTranslation('payslipSettings');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const move = trpc.payroll.payslipSettings.movePayslipSetting.useMutation();
  const { id, version, name, solutions } = setting;
  const send = async (remarks: string) => {
    const result = await call(move.mutateAsync({ id, version, event: 'disable', ...(remarks ? { remarks } : {}) }));
    await utils.payroll.payslipSettings.invalidate();
    onClose();
    if (result.ok) notify.done(t('disable.done', { name }));
  };
  return (
    <ConfirmDialog
      title={t('disable.title', { name })}
      text={t('disable.text', { solutions: solutions.map((one) => format.name(one.name)).join(', ') })}
      confirmLabel={t('disable.action')}
      isDangerous
      isBusy={move.isPending}
      onConfirm={(remarks) => void send(remarks)}
      onClose={onClose}
    />
  );
}
