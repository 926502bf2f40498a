import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { languageStore } from '../../../shared/i18n/language-store.ts';
import { type Captcha, quiet, useCaptcha } from './use-captcha.ts';

interface Attempt {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
}

export type SignInOutcome = Outputs['identity']['auth']['signIn'];
/** What is asked for after a right password, before there is a session. */
export type AskedStep = Exclude<SignInOutcome, { state: 'signed-in' }>;

/** Where a sign-in goes on. */
export interface SignInTargets {
  readonly onSignedIn: () => Promise<void>;
  readonly onStep: (step: AskedStep) => void;
}

/** Takes what a call of the sign-in answers to where it belongs. */
export const follow = async (outcome: SignInOutcome, { onSignedIn, onStep }: SignInTargets): Promise<void> => {
  if (outcome.state === 'signed-in') await onSignedIn();
  else onStep(outcome);
};

/** Speak the language that was chosen: here, or once before by the user. */
export function useAgreeOnLanguage(): () => Promise<void> {
  const { i18n } = useTranslation();
  const utils = trpc.useUtils();
  const keepLanguage = trpc.platform.languages.updateUserLanguage.useMutation(quiet);
  return async () => {
    const views = await call(utils.identity.menus.getViews.fetch({}, { trpc: quiet.trpc }));
    if (!views.ok) return;
    const chosenHere = languageStore.read();
    const { language } = views.data.user;
    if (!chosenHere) await i18n.changeLanguage(language);
    else if (chosenHere !== language) await call(keepLanguage.mutateAsync({ lang: chosenHere }));
  };
}

interface SignIn {
  readonly captcha: Captcha;
  /** What failed, if anything did. */
  readonly signIn: (attempt: Attempt) => Promise<Failure | undefined>;
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
}

/** Answer the picture, then sign in with its proof. */
export function useSignIn(targets: SignInTargets): SignIn {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const captcha = useCaptcha();
  const signInCall = trpc.identity.auth.signIn.useMutation(quiet);

  const attempt = async ({ account, password, answer }: Attempt): Promise<Failure | undefined> => {
    const proved = await captcha.prove(answer);
    if (!proved) return undefined;
    if (!proved.ok) return proved.failure;
    const signedIn = await call(signInCall.mutateAsync({ account, password, captchaProof: proved.data }));
    if (!signedIn.ok) return signedIn.failure;
    await follow(signedIn.data, targets);
    return undefined;
  };

  const signIn = async (input: Attempt): Promise<Failure | undefined> => {
    setBusy(true);
    setFailure(undefined);
    const failed = await attempt(input);
    setBusy(false);
    setFailure(failed);
    if (failed) captcha.next(input.account.trim());
    return failed;
  };
  return { captcha, signIn, isBusy, failure };
}
