import { PasswordInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { documentPassword } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import type { useDownload } from '../../../shared/api/use-download.ts';
import { FormDialog, useForm } from '../../../shared/ui/form/index.ts';

interface Props {
  /** Asks for the document with a password, or without. */
  readonly download: (password: string | undefined) => ReturnType<ReturnType<typeof useDownload>>;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Keeps a payslip as PDF; whoever shares their device locks it with a password. */
export default function DownloadPayslip({ download, onDone, onClose }: Props) {
  const { t } = useTranslation(['payslips', 'common']);
  const notify = useNotify();
  const form = useForm({ initial: { password: '' }, rules: {} });
  const { password } = form.values;
  const bounds = { min: limits.documentPasswordCharactersMin, max: limits.documentPasswordCharactersMax };
  const send = () => {
    if (password === '' || documentPassword.safeParse(password).success) return download(password === '' ? undefined : password);
    form.point({ password: t('pdf.passwordRule', bounds) });
    return undefined;
  };
  return (
    <FormDialog
      form={form}
      title={t('pdf.title')}
      text={t('pdf.text')}
      submit={t('pdf.submit')}
      send={send}
      onDone={(answer) => {
        if (!answer.ok) return form.refuse(answer.failure);
        notify.done(t('pdf.done', { name: answer.data }));
        onDone?.();
        onClose();
      }}
      onClose={onClose}
    >
      <PasswordInput
        data-autofocus
        data-field="password"
        name="password"
        label={t('pdf.password')}
        description={t('pdf.passwordHelp')}
        autoComplete="new-password"
        value={password}
        onChange={(event) => form.set('password', event.currentTarget.value)}
        error={form.errorOf('password')}
      />
    </FormDialog>
  );
}
