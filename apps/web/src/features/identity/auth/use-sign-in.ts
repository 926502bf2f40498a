import type { Language } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { languageStore } from '../../../shared/i18n/language-store.ts';
import { findWork } from './find-work.ts';

interface Attempt {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
}

/** The form itself tells what failed, so these calls raise no notices. */
const quiet = { trpc: { context: { quiet: true } } };

/** Answer the picture, then sign in with its proof, then speak the language that was chosen: here, or once before by the user. */
interface SignIn {
  readonly captcha: { readonly data: { readonly svg: string } | undefined; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** What failed, if anything did. */
  readonly signIn: (attempt: Attempt) => Promise<Failure | undefined>;
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
}

export function useSignIn(onSignedIn: () => Promise<void>): SignIn {
  const { i18n } = useTranslation();
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** Whoever failed names the account when asking for the next picture, whose work depends on it. */
  const [failedAccount, setFailedAccount] = useState<string>();
  const captcha = trpc.identity.auth.getCaptcha.useQuery(failedAccount ? { account: failedAccount } : {}, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const checkCaptcha = trpc.identity.auth.checkCaptcha.useMutation(quiet);
  const signInCall = trpc.identity.auth.signIn.useMutation(quiet);
  const keepLanguage = trpc.platform.languages.updateUserLanguage.useMutation(quiet);

  const agreeOnLanguage = async () => {
    const views = await call(utils.identity.menus.getViews.fetch({}, { trpc: quiet.trpc }));
    if (!views.ok) return;
    const chosenHere = languageStore.read();
    const { language } = views.data.user;
    if (!chosenHere) await i18n.changeLanguage(language as Language);
    else if (chosenHere !== language) await call(keepLanguage.mutateAsync({ lang: chosenHere }));
  };

  const attempt = async ({ account, password, answer }: Attempt): Promise<Failure | undefined> => {
    if (!captcha.data) return undefined;
    const { captchaId, workBits } = captcha.data;
    const work = await findWork(captchaId, workBits);
    const checked = await call(checkCaptcha.mutateAsync({ captchaId, answer, ...(work ? { work } : {}) }));
    if (!checked.ok) return checked.failure;
    const signedIn = await call(signInCall.mutateAsync({ account, password, captchaProof: checked.data.proof }));
    if (!signedIn.ok) return signedIn.failure;
    await agreeOnLanguage();
    await onSignedIn();
    return undefined;
  };

  const signIn = async (input: Attempt): Promise<Failure | undefined> => {
    setBusy(true);
    setFailure(undefined);
    const failed = await attempt(input);
    setBusy(false);
    setFailure(failed);
    if (failed && input.account.trim() !== failedAccount) setFailedAccount(input.account.trim());
    else if (failed) void captcha.refetch();
    return failed;
  };
  return { captcha, signIn, isBusy, failure };
}
