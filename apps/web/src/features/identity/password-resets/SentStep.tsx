import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { EntryFrame } from '../auth/EntryFrame.tsx';
import type { SaidAccount } from './reset-steps.ts';
import { useSendReset } from './use-send-reset.ts';

interface Props {
  readonly said: SaidAccount;
  readonly masked: string;
  readonly onOther: () => void;
  readonly onOver: () => void;
}

/** A link is on its way; the rest happens in the mail. */
export function SentStep({ said, masked, onOther, onOver }: Props) {
  const { t } = useTranslation('passwordResets');
  const { textOf } = useFailureTexts();
  const { send, isBusy, failure } = useSendReset(said, onOver);
  const [isAgain, setAgain] = useState(false);
  const again = async () => setAgain(await send('email'));
  return (
    <EntryFrame title={t('sent.title')} lead={t('sent.lead', { account: said.account, masked })}>
      <Stack gap="sm">
        {failure && <MessageBox tone="bad">{textOf(failure)}</MessageBox>}
        {isAgain && !failure && <MessageBox tone="decision">{t('sent.sentAgain')}</MessageBox>}
        <Button variant="default" size="md" fullWidth loading={isBusy} onClick={() => void again()}>
          {t('sent.again')}
        </Button>
        <Button variant="subtle" size="md" fullWidth onClick={onOther}>
          {t('sent.other')}
        </Button>
      </Stack>
    </EntryFrame>
  );
}
