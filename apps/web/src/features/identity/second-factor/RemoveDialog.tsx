import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { quiet } from '../auth/use-captcha.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';

/** Takes it off, with password and code. */
export default function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.identity.secondFactor.removeSecondFactor.useMutation(quiet);
  const [password, setPassword] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const send = async (oneTimeCode: string) => {
    const result = await call(remove.mutateAsync({ password: password ?? '', oneTimeCode }));
    setFailure(result.ok ? undefined : result.failure);
    if (!result.ok && result.failure.code === 'PASSWORD_WRONG') setPassword(undefined);
    if (!result.ok) return;
    notify.done(t('removed'));
    await utils.identity.secondFactor.invalidate();
    onClose();
  };
  return (
    <QuestionDialog title={t('remove')} onClose={onClose}>
      {password === undefined ? (
        <PasswordQuestion text={t('removeText')} failure={failure} isBusy={false} onSend={setPassword} />
      ) : (
        <CodeForm label={t('codeOrRecovery')} submit={t('remove')} failure={failure} isBusy={remove.isPending} onSend={send} />
      )}
    </QuestionDialog>
  );
}
