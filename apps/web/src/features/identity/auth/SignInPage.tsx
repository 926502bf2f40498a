import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../shared/address.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { SignInForm } from './SignInForm.tsx';

const route = getRouteApi('/sign-in');

export function SignInPage() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const { from } = route.useSearch();
  const config = trpc.identity.auth.getLoginConfig.useQuery({}, { staleTime: Number.POSITIVE_INFINITY });
  const [credentials, setCredentials] = useState({ account: '', password: '' });
  const demoAccounts = config.data?.demoAccounts ?? [];
  const enter = async () => {
    if (from) goTo(router, from);
    else await router.navigate({ to: '/' });
  };
  return (
    <EntryFrame title={t('title')} lead={t('lead')} isSignIn>
      <SignInForm credentials={credentials} onChange={setCredentials} onSignedIn={enter} />
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onChoose={setCredentials} />}
    </EntryFrame>
  );
}
