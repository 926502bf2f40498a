import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { quiet } from '../auth/use-captcha.ts';
import { follow } from '../auth/use-sign-in.ts';
import { NewPasswordForm } from '../passwords/index.ts';
import type { StepProps } from './SignInStep.tsx';

/** The password has expired, or somebody else has set it. */
export function NewPasswordStep({ step, onAgain: _again, ...targets }: StepProps) {
  const { t } = useTranslation('signInSteps');
  const { mutate: askPattern, data, error } = trpc.identity.auth.getStepPattern.useMutation(quiet);
  const change = trpc.identity.auth.changeExpiredPassword.useMutation(quiet);
  const [failure, setFailure] = useState<Failure>();
  const { signInStep } = step;
  const ask = useCallback(() => askPattern({ signInStep }), [askPattern, signInStep]);
  useEffect(ask, [ask]);
  const send = async (newPassword: string) => {
    const result = await call(change.mutateAsync({ signInStep, newPassword }));
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) await follow(result.data, targets);
  };
  if (error) return <FailureState error={error} onRetry={ask} />;
  return <NewPasswordForm answer={data} failure={failure} isBusy={change.isPending} submit={t('new-password.submit')} onSend={send} />;
}
