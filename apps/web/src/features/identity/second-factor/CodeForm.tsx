import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../shared/api/failure.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { readCode } from './one-time-code.ts';

interface Props {
  readonly label: string;
  readonly submit: string;
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly onSend: (code: string) => Promise<void>;
}

/** The code of an authenticator, or a recovery code where the label says so. */
export function CodeForm({ label, submit, failure, isBusy, onSend }: Props) {
  const { t } = useTranslation('secondFactor');
  const { textOf } = useFailureTexts();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    const code = readCode(text);
    if (!code) return;
    await onSend(code);
    setText('');
    setTried(false);
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack gap="md">
        {failure && <MessageBox tone="bad">{textOf(failure)}</MessageBox>}
        <TextInput
          label={label}
          name="one-time-code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={isTried && !readCode(text) ? t('codeMissing') : null}
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
