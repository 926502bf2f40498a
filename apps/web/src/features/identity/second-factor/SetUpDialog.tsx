import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { quiet } from '../auth/use-captcha.ts';
import { EnrolmentView } from './EnrolmentView.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Enrolment = Outputs['identity']['secondFactor']['beginEnrolment'];

/** Password, picture and first code, recovery codes. */
export default function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const begin = trpc.identity.secondFactor.beginEnrolment.useMutation(quiet);
  const confirm = trpc.identity.secondFactor.confirmEnrolment.useMutation(quiet);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [failure, setFailure] = useState<Failure>();
  const start = async (password: string) => {
    const result = await call(begin.mutateAsync({ password }));
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) setEnrolment(result.data);
  };
  const finish = async (oneTimeCode: string) => {
    const result = await call(confirm.mutateAsync({ oneTimeCode }));
    setFailure(result.ok ? undefined : result.failure);
    if (!result.ok) return;
    setCodes(result.data.recoveryCodes);
    notify.done(t('done'));
    await utils.identity.secondFactor.invalidate();
  };
  return (
    <QuestionDialog title={codes ? t('codesTitle') : t('title')} onClose={onClose} isKept={codes !== undefined || confirm.isPending}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : enrolment ? (
        <EnrolmentView enrolment={enrolment} failure={failure} isBusy={confirm.isPending} onConfirm={finish} />
      ) : (
        <PasswordQuestion text={t('beginText')} failure={failure} isBusy={begin.isPending} onSend={start} />
      )}
    </QuestionDialog>
  );
}
