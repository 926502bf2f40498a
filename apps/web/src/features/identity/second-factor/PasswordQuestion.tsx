import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../shared/api/failure.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';

interface Props {
  readonly text: string;
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly onSend: (password: string) => Promise<void> | void;
}

/** The password once more, before something that an open session alone must not do. */
export function PasswordQuestion({ text, failure, isBusy, onSend }: Props) {
  const { t } = useTranslation('secondFactor');
  const { textOf } = useFailureTexts();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password !== '') void onSend(password);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        {failure && <MessageBox tone="bad">{textOf(failure)}</MessageBox>}
        <Text size="sm">{text}</Text>
        <PasswordInput
          label={t('password')}
          name="password"
          autoComplete="current-password"
          data-autofocus
          maxLength={limits.passwordCharactersMax}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={isTried && password === '' ? t('missing') : null}
          visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }}
        />
        <Button type="submit" loading={isBusy}>
          {t('goOn')}
        </Button>
      </Stack>
    </form>
  );
}
