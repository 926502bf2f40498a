import { Button, Stack } from '@mantine/core';
import type { Failure } from '../../../shared/api/failure.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { PatternAnswer } from './password-state.ts';
import { useNewPassword } from './use-new-password.ts';

interface Props {
  /** What it has to be; undefined while that is on the way. */
  readonly answer: PatternAnswer | undefined;
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly submit: string;
  readonly onSend: (newPassword: string) => Promise<void>;
}

/** A new password by itself, as one sets it before signing in. */
export function NewPasswordForm({ answer, failure, isBusy, submit, onSend }: Props) {
  const { textOf } = useFailureTexts();
  const password = useNewPassword(answer);
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    if (password.check()) void onSend(password.value.first);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        {failure && <MessageBox tone="bad">{textOf(failure)}</MessageBox>}
        <NewPasswordFields answer={answer} value={password.value} onChange={password.set} errors={password.errors} />
        <Button type="submit" size="md" fullWidth loading={isBusy} disabled={!answer} mt={4}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
