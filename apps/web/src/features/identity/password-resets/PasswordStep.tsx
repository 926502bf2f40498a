import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { EntryFrame } from '../auth/EntryFrame.tsx';
import { quiet } from '../auth/use-captcha.ts';
import { NewPasswordForm } from '../passwords/index.ts';
import type { ResetLink } from './read-link.ts';

export type ProvedByPhone = Outputs['identity']['passwordResets']['checkResetCode'] & { readonly userId: string };
export type ProvedByLink = Outputs['identity']['passwordResets']['checkResetLink'] & ResetLink;

interface Props {
  readonly proved: ProvedByPhone | ProvedByLink;
  readonly onDone: () => void;
}

/** The new password of whoever has proved that the account is theirs; a first one goes with the language that they read. */
export function PasswordStep({ proved, onDone }: Props) {
  const { t, i18n } = useTranslation('passwordResets');
  const [failure, setFailure] = useState<Failure>();
  const first = trpc.identity.passwordResets.setFirstPassword.useMutation(quiet);
  const byLink = trpc.identity.passwordResets.redeemResetLink.useMutation(quiet);
  const byPhone = trpc.identity.passwordResets.changePasswordByPhone.useMutation(quiet);
  const { language } = i18n;
  const setPassword = (newPassword: string) => {
    if ('secret' in proved) {
      const { code, secret } = proved;
      if (proved.isFirst) return first.mutateAsync({ proved: { code, secret }, newPassword, language });
      return byLink.mutateAsync({ code, secret, newPassword });
    }
    const { userId, proof } = proved;
    if (proved.isFirst) return first.mutateAsync({ proved: { userId, proof }, newPassword, language });
    return byPhone.mutateAsync({ userId, proof, newPassword });
  };
  const send = async (newPassword: string) => {
    const result = await call(setPassword(newPassword));
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) onDone();
  };
  return (
    <EntryFrame title={t('password.title')} lead={t('password.lead')}>
      <NewPasswordForm
        answer={proved}
        failure={failure}
        isBusy={first.isPending || byLink.isPending || byPhone.isPending}
        submit={t('password.submit')}
        onSend={send}
      />
    </EntryFrame>
  );
}
