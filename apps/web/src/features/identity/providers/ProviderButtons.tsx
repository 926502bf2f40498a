import { Button, Divider, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { quiet } from '../auth/use-captcha.ts';
import { keepPurpose } from './purpose.ts';

interface Props {
  readonly providers: readonly { readonly code: string; readonly name: string }[];
  /** Where somebody was going. */
  readonly from: string | undefined;
}

/** The providers through which one may sign in. */
export default function ProviderButtons({ providers, from }: Props) {
  const { t } = useTranslation('providers');
  const { textOf } = useFailureTexts();
  const begin = trpc.identity.providers.beginSignIn.useMutation(quiet);
  const [failure, setFailure] = useState<Failure>();
  const go = async (provider: string) => {
    const result = await call(begin.mutateAsync({ provider }));
    if (!result.ok) return setFailure(result.failure);
    keepPurpose({ what: 'sign-in', ...(from ? { from } : {}) });
    window.location.assign(result.data.url);
  };
  return (
    <Stack gap="sm" mt="lg">
      <Divider label={t('or')} />
      {failure && <MessageBox tone="bad">{textOf(failure)}</MessageBox>}
      {providers.map(({ code, name }) => (
        <Button key={code} variant="default" size="md" fullWidth disabled={begin.isPending} onClick={() => void go(code)}>
          {t('signInWith', { name })}
        </Button>
      ))}
    </Stack>
  );
}
