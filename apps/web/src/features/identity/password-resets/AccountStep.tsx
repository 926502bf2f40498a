import { Button, Stack, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { CaptchaField } from '../auth/CaptchaField.tsx';
import { EntryFrame } from '../auth/EntryFrame.tsx';
import { focusOn } from '../auth/focus-on.ts';
import classes from '../auth/SignInPage.module.css';
import { quiet, useCaptcha } from '../auth/use-captcha.ts';
import type { SaidAccount } from './reset-steps.ts';

interface Props {
  readonly isFirst: boolean;
  readonly onSaid: (said: SaidAccount) => void;
}

/** Whose password it is. */
export function AccountStep({ isFirst, onSaid }: Props) {
  const { t } = useTranslation(['passwordResets', 'auth']);
  const { textOf } = useFailureTexts();
  const captcha = useCaptcha();
  const lookUp = trpc.identity.passwordResets.lookUpAccount.useMutation(quiet);
  const [account, setAccount] = useState('');
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const words = isFirst ? 'first' : 'reset';
  const missing = (value: string) => (isTried && value.trim() === '' ? t('auth:required') : null);
  const attempt = async (): Promise<Failure | undefined> => {
    const proved = await captcha.prove(answer);
    if (!proved?.ok) return proved?.failure;
    const found = await call(lookUp.mutateAsync({ account: account.trim(), captchaProof: proved.data }));
    if (!found.ok) return found.failure;
    onSaid({ userId: found.data.userId, account: account.trim(), channels: found.data.channels });
    return undefined;
  };
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (account.trim() === '') return focusOn(form, 'account');
    if (answer.trim() === '') return focusOn(form, 'captcha');
    setBusy(true);
    const failed = await attempt();
    setBusy(false);
    setFailure(failed);
    if (!failed) return undefined;
    setAnswer('');
    setTried(false);
    captcha.next('');
    return focusOn(form, 'captcha');
  };
  return (
    <EntryFrame title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          {failure && <MessageBox tone="bad">{textOf(failure)}</MessageBox>}
          <TextInput
            label={t('auth:account')}
            name="account"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.accountCharactersMax}
            value={account}
            onChange={(event) => setAccount(event.currentTarget.value)}
            error={missing(account)}
          />
          <CaptchaField captcha={captcha} answer={answer} onAnswer={setAnswer} error={missing(answer)} />
          <Button type="submit" size="md" fullWidth loading={isBusy} mt={4}>
            {t('next')}
          </Button>
        </Stack>
      </form>
      <p className={classes.ways}>
        <Link to="/sign-in">{t('toSignIn')}</Link>
      </p>
    </EntryFrame>
  );
}
