import { useCallback, useEffect, useState } from 'react';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { quiet } from '../auth/use-captcha.ts';
import { follow } from '../auth/use-sign-in.ts';
import { EnrolmentView, RecoveryCodes } from '../second-factor/index.ts';
import type { StepProps } from './SignInStep.tsx';

type Confirmed = Outputs['identity']['auth']['confirmAskedEnrolment'];

/** A strategy requires a second factor: it is set up here, and its recovery codes are kept before one goes on. */
export function EnrolmentStep({ step, onAgain: _again, ...targets }: StepProps) {
  const { signInStep } = step;
  const { mutate: begin, data: enrolment, error } = trpc.identity.auth.beginAskedEnrolment.useMutation(quiet);
  const confirm = trpc.identity.auth.confirmAskedEnrolment.useMutation(quiet);
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const [failure, setFailure] = useState<Failure>();
  const ask = useCallback(() => begin({ signInStep }), [begin, signInStep]);
  useEffect(ask, [ask]);
  const send = async (oneTimeCode: string) => {
    const result = await call(confirm.mutateAsync({ signInStep, oneTimeCode }));
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) setConfirmed(result.data);
  };
  if (confirmed) return <RecoveryCodes codes={confirmed.recoveryCodes} onKept={() => void follow(confirmed.outcome, targets)} />;
  if (error) return <FailureState error={error} onRetry={ask} />;
  if (!enrolment) return <RowsSkeleton rows={4} />;
  return <EnrolmentView enrolment={enrolment} failure={failure} isBusy={confirm.isPending} onConfirm={send} />;
}
