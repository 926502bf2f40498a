import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { quiet } from '../auth/use-captcha.ts';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** New recovery codes in place of those before. */
export default function RenewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  const utils = trpc.useUtils();
  const renew = trpc.identity.secondFactor.renewRecoveryCodes.useMutation(quiet);
  const [codes, setCodes] = useState<readonly string[]>();
  const [failure, setFailure] = useState<Failure>();
  const send = async (password: string) => {
    const result = await call(renew.mutateAsync({ password }));
    setFailure(result.ok ? undefined : result.failure);
    if (!result.ok) return;
    setCodes(result.data.recoveryCodes);
    await utils.identity.secondFactor.invalidate();
  };
  return (
    <QuestionDialog title={t('codesTitle')} onClose={onClose} isKept={codes !== undefined || renew.isPending}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <PasswordQuestion text={t('renewText')} failure={failure} isBusy={renew.isPending} onSend={send} />
      )}
    </QuestionDialog>
  );
}
