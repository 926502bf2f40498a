import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { EntryFrame } from '../auth/EntryFrame.tsx';
import { quiet } from '../auth/use-captcha.ts';
import type { ProvedByPhone } from './PasswordStep.tsx';
import type { SaidAccount } from './reset-steps.ts';
import { useSendReset } from './use-send-reset.ts';

interface Props {
  readonly said: SaidAccount;
  readonly masked: string;
  readonly onProved: (proved: ProvedByPhone) => void;
  readonly onOther: () => void;
  readonly onOver: () => void;
}

const sixDigits = /^\d{6}$/;

/** The code that came by phone. */
export function CodeStep({ said, masked, onProved, onOther, onOver }: Props) {
  const { t } = useTranslation('passwordResets');
  const { textOf } = useFailureTexts();
  const sending = useSendReset(said, onOver);
  const check = trpc.identity.passwordResets.checkResetCode.useMutation(quiet);
  const [phoneCode, setPhoneCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const shown = failure ?? sending.failure;
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!sixDigits.test(phoneCode)) return;
    const { userId } = said;
    const checked = await call(check.mutateAsync({ userId, phoneCode }));
    setFailure(checked.ok ? undefined : checked.failure);
    if (checked.ok) onProved({ userId, ...checked.data });
  };
  const again = async () => {
    setFailure(undefined);
    setPhoneCode('');
    setTried(false);
    setAgain(await sending.send('phone'));
  };
  return (
    <EntryFrame title={t('code.title')} lead={t('code.lead', { account: said.account, masked: masked.replaceAll(' ', '\u00a0') })}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          {shown && <MessageBox tone="bad">{textOf(shown)}</MessageBox>}
          {isAgain && !shown && <MessageBox tone="decision">{t('code.sentAgain')}</MessageBox>}
          <TextInput
            label={t('code.label')}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            value={phoneCode}
            onChange={(event) => setPhoneCode(event.currentTarget.value.replaceAll(/\D/g, ''))}
            error={isTried && !sixDigits.test(phoneCode) ? t('code.missing') : null}
          />
          <Button type="submit" size="md" fullWidth loading={check.isPending} mt={4}>
            {t('code.check')}
          </Button>
          <Button variant="default" size="md" fullWidth loading={sending.isBusy} onClick={() => void again()}>
            {t('code.again')}
          </Button>
          <Button variant="subtle" size="md" fullWidth onClick={onOther}>
            {t('code.other')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('code.risk')}
          </Text>
        </Stack>
      </form>
    </EntryFrame>
  );
}
