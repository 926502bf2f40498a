import { Button, Group, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { useCan } from '../../../shared/views.ts';
import { PasswordChanges } from '../passwords/PasswordChanges.tsx';
import { ResetSecondFactor } from '../second-factor/index.ts';
import { SessionList } from './SessionList.tsx';
import { SignInList } from './SignInList.tsx';

const SetPasswordDialog = lazyPart(() => import('../passwords/SetPasswordDialog.tsx'));

interface Props {
  readonly user: { readonly id: number; readonly displayName: string };
}

/** A user's sessions, sign-ins and passwords, for an administrator: a part of the user's page. Its texts are `sessions`, `passwords` and `secondFactor`. */
export function UserSignIns({ user }: Props) {
  const { t } = useTranslation('sessions');
  const can = useCan();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const unlock = trpc.identity.sessions.unlockUser.useMutation();
  const [asked, setAsked] = useState<'unlock' | 'password'>();
  const name = user.displayName;
  const confirmUnlock = async (remarks: string) => {
    const result = await call(unlock.mutateAsync({ userId: user.id, remarks }));
    setAsked(undefined);
    if (result.ok) notify.done(t('unlock.done', { name, count: result.data.clearedFailures }));
    await utils.identity.sessions.invalidate();
  };
  return (
    <Stack gap="lg">
      <Group gap="xs">
        {can('sign-in.unlock') && (
          <Button variant="default" size="xs" onClick={() => setAsked('unlock')}>
            {t('unlock.action')}
          </Button>
        )}
        {can('password.set') && (
          <Button variant="default" size="xs" onClick={() => setAsked('password')}>
            {t('setPassword')}
          </Button>
        )}
        {can('second-factor.reset') && <ResetSecondFactor user={user} />}
      </Group>
      {asked === 'unlock' && (
        <ConfirmDialog
          title={t('unlock.ask', { name })}
          text={t('unlock.text', { name })}
          confirmLabel={t('unlock.action')}
          isBusy={unlock.isPending}
          onConfirm={(remarks) => void confirmUnlock(remarks)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Suspense>{asked === 'password' && <SetPasswordDialog user={user} onClose={() => setAsked(undefined)} />}</Suspense>
      <SessionList userId={user.id} />
      <SignInList userId={user.id} />
      <PasswordChanges userId={user.id} />
    </Stack>
  );
}
