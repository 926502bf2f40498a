import { useState } from 'react';
import { call, type Result } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { wordless } from '../../../shared/i18n/ask-again.ts';
import { findWork } from './find-work.ts';

/** The form itself tells what failed, so these calls raise no notices. */
export const quiet = { trpc: { context: { quiet: true } } };

export interface Captcha {
  readonly data: { readonly svg: string } | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  /** Answers the picture. @returns its proof, which one call consumes; undefined while there is no picture */
  readonly prove: (answer: string) => Promise<Result<string> | undefined>;
  /** Another picture, after something failed for an account, on which its work depends. */
  readonly next: (account: string) => void;
}

export function useCaptcha(): Captcha {
  /** Whoever failed names the account when asking for the next picture. */
  const [failedAccount, setFailedAccount] = useState<string>();
  const captcha = trpc.identity.auth.getCaptcha.useQuery(failedAccount ? { account: failedAccount } : {}, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: wordless,
  });
  const check = trpc.identity.auth.checkCaptcha.useMutation(quiet);
  const prove = async (answer: string): Promise<Result<string> | undefined> => {
    if (!captcha.data) return undefined;
    const { captchaId, workBits } = captcha.data;
    const work = await findWork(captchaId, workBits);
    const checked = await call(check.mutateAsync({ captchaId, answer, ...(work ? { work } : {}) }));
    return checked.ok ? { ok: true, data: checked.data.proof } : checked;
  };
  const next = (account: string) => {
    if (account && account !== failedAccount) setFailedAccount(account);
    else void captcha.refetch();
  };
  return { data: captcha.data, isFetching: captcha.isFetching, refetch: captcha.refetch, prove, next };
}
