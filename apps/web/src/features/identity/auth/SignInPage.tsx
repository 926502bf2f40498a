import { useMediaQuery } from '@mantine/hooks';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../shared/address.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { WordMark } from '../../../shared/ui/Brand.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { SignInForm } from './SignInForm.tsx';
import classes from './SignInPage.module.css';
import { Switches } from './Switches.tsx';

const route = getRouteApi('/sign-in');

export function SignInPage() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const { from } = route.useSearch();
  const config = trpc.identity.auth.getLoginConfig.useQuery({}, { staleTime: Number.POSITIVE_INFINITY });
  const [credentials, setCredentials] = useState({ account: '', password: '' });
  const isWide = useMediaQuery('(min-width: 62em)', true);
  const demoAccounts = config.data?.demoAccounts ?? [];
  const enter = async () => {
    if (from) goTo(router, from);
    else await router.navigate({ to: '/' });
  };
  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <div className={classes.top}>
          <WordMark />
          <Switches />
        </div>
        <div className={classes.form}>
          <h1 className={classes.title}>{t('title')}</h1>
          <p className={classes.lead}>{t('lead')}</p>
          <SignInForm credentials={credentials} onChange={setCredentials} onSignedIn={enter} />
          {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onChoose={setCredentials} />}
        </div>
      </main>
      {isWide && <LedgerPanel />}
    </div>
  );
}
