import { useState } from 'react';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { quiet } from '../auth/use-captcha.ts';
import { overCodes, type SaidAccount, type Way } from './reset-steps.ts';

interface Send {
  /** @returns whether it is on its way */
  readonly send: (way: Way) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
}

/** Has a link or a code sent. */
export function useSendReset({ userId }: SaidAccount, onOver: () => void): Send {
  const calls = {
    email: trpc.identity.passwordResets.sendResetLink.useMutation(quiet),
    phone: trpc.identity.passwordResets.sendResetCode.useMutation(quiet),
  } as const;
  const [failure, setFailure] = useState<Failure>();
  const send = async (way: Way) => {
    const sent = await call(calls[way].mutateAsync({ userId }));
    setFailure(sent.ok ? undefined : sent.failure);
    if (!sent.ok && overCodes.has(sent.failure.code)) onOver();
    return sent.ok;
  };
  return { send, isBusy: calls.email.isPending || calls.phone.isPending, failure };
}
