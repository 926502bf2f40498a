import { Button, Stack, Text } from '@mantine/core';
import { IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { EntryFrame } from '../auth/EntryFrame.tsx';
import { quiet } from '../auth/use-captcha.ts';
import type { SaidAccount, Way } from './reset-steps.ts';
import { useSendReset } from './use-send-reset.ts';

interface Props {
  readonly said: SaidAccount;
  readonly onSent: (way: Way, masked: string) => void;
  readonly onOver: () => void;
}

const icons = { email: IconMail, phone: IconDeviceMobile } as const;

/** By mail or by phone: what is on file, masked. */
export function WaysStep({ said, onSent, onOver }: Props) {
  const { t } = useTranslation('passwordResets');
  const { textOf } = useFailureTexts();
  const { userId } = said;
  const asked = (way: Way) => ({ ...quiet, staleTime: Number.POSITIVE_INFINITY, enabled: said.channels.includes(way) });
  const hints = {
    email: trpc.identity.passwordResets.getEmailHint.useQuery({ userId }, asked('email')),
    phone: trpc.identity.passwordResets.getPhoneHint.useQuery({ userId }, asked('phone')),
  } as const;
  const { send, isBusy, failure } = useSendReset(said, onOver);
  const choose = async (way: Way) => {
    if (await send(way)) onSent(way, hints[way].data?.masked ?? '');
  };
  return (
    <EntryFrame title={t('ways.title')} lead={t('ways.lead', { minutes: limits.resetMinutes })}>
      <Stack gap="sm">
        {failure && <MessageBox tone="bad">{textOf(failure)}</MessageBox>}
        {said.channels.map((way) => {
          const Icon = icons[way];
          return (
            <Button
              key={way}
              variant="default"
              size="lg"
              fullWidth
              styles={{ label: { flex: 1, justifyContent: 'start' } }}
              leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
              rightSection={
                <Text span size="sm" c="dimmed">
                  {hints[way].data?.masked ?? '…'}
                </Text>
              }
              disabled={isBusy || !hints[way].data}
              onClick={() => void choose(way)}
            >
              {t(`ways.${way}`)}
            </Button>
          );
        })}
        <Text size="sm" c="dimmed">
          {t('ways.none')}
        </Text>
      </Stack>
    </EntryFrame>
  );
}
