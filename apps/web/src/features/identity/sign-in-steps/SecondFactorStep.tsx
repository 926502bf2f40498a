import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { quiet } from '../auth/use-captcha.ts';
import { follow } from '../auth/use-sign-in.ts';
import { CodeForm } from '../second-factor/index.ts';
import type { StepProps } from './SignInStep.tsx';

/** The code of the authenticator, or a recovery code. */
export function SecondFactorStep({ step, onAgain: _again, ...targets }: StepProps) {
  const { t } = useTranslation(['signInSteps', 'secondFactor']);
  const verify = trpc.identity.auth.verifySecondFactor.useMutation(quiet);
  const [failure, setFailure] = useState<Failure>();
  const send = async (oneTimeCode: string) => {
    const result = await call(verify.mutateAsync({ signInStep: step.signInStep, oneTimeCode }));
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) await follow(result.data, targets);
  };
  return (
    <CodeForm
      label={t('secondFactor:codeOrRecovery')}
      submit={t('second-factor.submit')}
      failure={failure}
      isBusy={verify.isPending}
      onSend={send}
    />
  );
}
