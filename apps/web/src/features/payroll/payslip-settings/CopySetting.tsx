import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, named, useForm } from '../../../shared/ui/form/index.ts';
import type { SettingRow } from './setting.ts';

interface Props {
  readonly setting: Pick<SettingRow, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** A draft that looks the same under a name of its own; it is then changed where it is to differ. */
export function CopySetting({ setting, onClose }: Props) {
  const { t } = useTranslation('payslipSettings');
  const navigate = useNavigate();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const copy = trpc.payroll.payslipSettings.copyPayslipSetting.useMutation({ trpc: { context: { quiet: true } } });
  const initial = { name: t('copy.name', { name: setting.name }).slice(0, limits.payslipNameMax) };
  const form = useForm({ initial, rules: { name: named } });
  return (
    <FormDialog
      form={form}
      title={t('copy.title', { name: setting.name })}
      text={t('copy.text')}
      submit={t('copy.action')}
      send={() => copy.mutateAsync({ id: setting.id, name: form.values.name.trim() })}
      onDone={async ({ id }) => {
        notify.done(t('copy.done'));
        void utils.payroll.payslipSettings.invalidate();
        onClose();
        await navigate({ to: '/payroll/payslip-settings/$settingId', params: { settingId: String(id) } });
      }}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('fields.name')}
        required
        maxLength={limits.payslipNameMax}
        value={form.values.name}
        onChange={(event) => form.set('name', event.currentTarget.value)}
        {...fieldProps(form, 'name')}
      />
    </FormDialog>
  );
}
