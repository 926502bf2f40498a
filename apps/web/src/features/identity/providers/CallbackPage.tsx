import { Button } from '@mantine/core';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../shared/address.ts';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { EntryFrame } from '../auth/EntryFrame.tsx';
import { quiet } from '../auth/use-captcha.ts';
import { type AskedStep, follow, useAgreeOnLanguage } from '../auth/use-sign-in.ts';
import SignInStep from '../sign-in-steps/SignInStep.tsx';
import { dropPurpose, readPurpose } from './purpose.ts';

const route = getRouteApi('/sign-in_/callback');

/** Where a provider sends people back to: what stands in the address goes to the server in a body, once, and leaves the bar. */
export function CallbackPage() {
  const { t } = useTranslation('providers');
  const { textOf } = useFailureTexts();
  const router = useRouter();
  const notify = useNotify();
  const { state, code, iss } = route.useSearch();
  const agreeOnLanguage = useAgreeOnLanguage();
  const signIn = trpc.identity.providers.completeSignIn.useMutation(quiet);
  const link = trpc.identity.providers.completeLink.useMutation(quiet);
  const [purpose] = useState(readPurpose);
  const [step, setStep] = useState<AskedStep>();
  const [failure, setFailure] = useState<Failure | 'refused'>();
  const isBegun = useRef(false);
  const enter = async () => {
    await agreeOnLanguage();
    if (purpose.from) goTo(router, purpose.from);
    else await router.navigate({ to: '/' });
  };
  const complete = async () => {
    if (!state || !code) return setFailure('refused');
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const answer = { state, code, ...(iss ? { iss } : {}) };
    if (purpose.what === 'link') {
      const linked = await call(link.mutateAsync(answer));
      if (!linked.ok) return setFailure(linked.failure);
      notify.done(t('callback.linked', { name: linked.data.name }));
      return await router.navigate({ to: '/me/security', search: { tab: 'second-factor' } });
    }
    const result = await call(signIn.mutateAsync(answer));
    if (!result.ok) return setFailure(result.failure);
    return await follow(result.data, { onSignedIn: enter, onStep: setStep });
  };
  const begin = useRef(complete);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    dropPurpose();
    void begin.current();
  }, []);
  if (step) return <SignInStep step={step} onStep={setStep} onSignedIn={enter} onAgain={() => void router.navigate({ to: '/sign-in' })} />;
  if (!failure)
    return (
      <EntryFrame title={t('callback.title')} lead={t('callback.lead')}>
        {null}
      </EntryFrame>
    );
  const isLink = purpose.what === 'link';
  return (
    <EntryFrame
      title={t('callback.failed')}
      lead={failure === 'refused' || failure.code === 'VALIDATION_FAILED' ? t('callback.refused') : textOf(failure)}
    >
      <Button component={Link} to={isLink ? '/me/security' : '/sign-in'} size="md" fullWidth>
        {isLink ? t('callback.toSecurity') : t('callback.again')}
      </Button>
    </EntryFrame>
  );
}
