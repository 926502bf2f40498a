import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../shared/api/failure.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { focusOn } from './focus-on.ts';
import { type SignInTargets, useSignIn } from './use-sign-in.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

interface Props extends SignInTargets {
  readonly credentials: Credentials;
  readonly onChange: (credentials: Credentials) => void;
}

/** In the order of the form. */
const fields = ['account', 'password', 'captcha'] as const;
/** What is about the characters of the picture; anything else is about account and password. */
const isAboutCaptcha = ({ code }: Failure): boolean => code.startsWith('CAPTCHA_');

/** Account, password and the characters of a picture. What was wrong stays beside the form until the next attempt. */
export function SignInForm({ credentials, onChange, onSignedIn, onStep }: Props) {
  const { t } = useTranslation('auth');
  const { textOf } = useFailureTexts();
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const { captcha, signIn, isBusy, failure } = useSignIn({ onSignedIn, onStep });
  const missing = (value: string) => (isTried && value.trim() === '' ? t('required') : null);
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    const missingField = fields.find((field) => !{ ...credentials, captcha: answer }[field].trim());
    if (missingField) return focusOn(form, missingField);
    const failed = await signIn({ ...credentials, answer });
    if (!failed) return undefined;
    setAnswer('');
    setTried(false);
    return focusOn(form, isAboutCaptcha(failed) ? 'captcha' : 'password');
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        {failure && <MessageBox tone="bad">{textOf(failure)}</MessageBox>}
        <TextInput
          label={t('account')}
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.accountCharactersMax}
          value={credentials.account}
          onChange={(event) => onChange({ ...credentials, account: event.currentTarget.value })}
          error={missing(credentials.account)}
        />
        <PasswordInput
          label={t('password')}
          name="password"
          autoComplete="current-password"
          maxLength={limits.passwordCharactersMax}
          value={credentials.password}
          onChange={(event) => onChange({ ...credentials, password: event.currentTarget.value })}
          error={missing(credentials.password)}
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
        />
        <CaptchaField captcha={captcha} answer={answer} onAnswer={setAnswer} error={missing(answer)} />
        <Button type="submit" size="md" fullWidth loading={isBusy} mt={4}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
