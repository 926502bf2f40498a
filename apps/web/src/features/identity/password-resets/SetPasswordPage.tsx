import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryFrame } from '../auth/EntryFrame.tsx';
import { AccountStep } from './AccountStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { LinkStep } from './LinkStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { forgetLink, isLinkCut, readLink } from './read-link.ts';
import type { SaidAccount, Way } from './reset-steps.ts';
import { SentStep } from './SentStep.tsx';
import { WaysStep } from './WaysStep.tsx';

const route = getRouteApi('/set-password');

type Step =
  | { readonly at: 'account' }
  | { readonly at: 'cut' }
  | { readonly at: 'ways'; readonly said: SaidAccount }
  | { readonly at: 'sent' | 'code'; readonly said: SaidAccount; readonly masked: string }
  | { readonly at: 'password'; readonly proved: Parameters<typeof PasswordStep>[0]['proved'] }
  | { readonly at: 'done' };

const placeOf = { email: 'sent', phone: 'code' } as const satisfies Record<Way, Step['at']>;

/** Setting a password without the old one, for the first time or because it is forgotten: the account, a proof, the password. */
export function SetPasswordPage() {
  const { t } = useTranslation('passwordResets');
  const { first = false } = route.useSearch();
  const [link, setLink] = useState(readLink);
  useEffect(forgetLink, []);
  const [step, setStep] = useState<Step>(() => ({ at: isLinkCut() ? 'cut' : 'account' }));
  const begin = () => {
    setLink(undefined);
    setStep({ at: 'account' });
  };
  if (link)
    return (
      <LinkStep
        link={link}
        onDone={() => {
          setLink(undefined);
          setStep({ at: 'done' });
        }}
        onAgain={begin}
      />
    );
  if (step.at === 'done')
    return (
      <EntryFrame title={t('done.title')} lead={t('done.lead')}>
        <Button component={Link} to="/sign-in" size="md" fullWidth>
          {t('done.action')}
        </Button>
      </EntryFrame>
    );
  if (step.at === 'cut')
    return (
      <EntryFrame title={t('cut.title')} lead={t('cut.lead')}>
        <Button size="md" fullWidth onClick={begin}>
          {t('over.action')}
        </Button>
      </EntryFrame>
    );
  if (step.at === 'account') return <AccountStep isFirst={first} onSaid={(said) => setStep({ at: 'ways', said })} />;
  if (step.at === 'password') return <PasswordStep proved={step.proved} onDone={() => setStep({ at: 'done' })} />;
  const { said } = step;
  const sendBy = (way: Way, masked: string) => setStep({ at: placeOf[way], said, masked });
  if (step.at === 'ways') return <WaysStep said={said} onSent={sendBy} onOver={begin} />;
  const back = () => setStep({ at: 'ways', said });
  if (step.at === 'sent') return <SentStep said={said} masked={step.masked} onOther={back} onOver={begin} />;
  return (
    <CodeStep said={said} masked={step.masked} onProved={(proved) => setStep({ at: 'password', proved })} onOther={back} onOver={begin} />
  );
}
