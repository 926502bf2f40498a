import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../shared/address.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { PasswordLinks } from './PasswordLinks.tsx';
import { SignInForm } from './SignInForm.tsx';
import { type AskedStep, useAgreeOnLanguage } from './use-sign-in.ts';

const route = getRouteApi('/sign-in');
const ProviderButtons = lazyPart(() => import('../providers/ProviderButtons.tsx'));
const SignInStep = lazyPart(() => import('../sign-in-steps/SignInStep.tsx'));

export function SignInPage() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const { from } = route.useSearch();
  const config = trpc.identity.auth.getLoginConfig.useQuery({}, { staleTime: Number.POSITIVE_INFINITY });
  const [credentials, setCredentials] = useState({ account: '', password: '' });
  const [step, setStep] = useState<AskedStep>();
  const agreeOnLanguage = useAgreeOnLanguage();
  const providers = config.data?.providers ?? [];
  const demoAccounts = config.data?.demoAccounts ?? [];
  const enter = async () => {
    await agreeOnLanguage();
    if (from) goTo(router, from);
    else await router.navigate({ to: '/' });
  };
  if (step)
    return (
      <Suspense>
        <SignInStep step={step} onStep={setStep} onSignedIn={enter} onAgain={() => setStep(undefined)} />
      </Suspense>
    );
  return (
    <EntryFrame title={t('title')} lead={t('lead')} isSignIn>
      <SignInForm credentials={credentials} onChange={setCredentials} onSignedIn={enter} onStep={setStep} />
      <PasswordLinks methods={config.data?.methods ?? []} />
      <Suspense>{providers.length > 0 && <ProviderButtons providers={providers} from={from} />}</Suspense>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onChoose={setCredentials} />}
    </EntryFrame>
  );
}
