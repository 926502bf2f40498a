import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';

/** An administrator takes the second factor off somebody who has lost it. */
export function ResetSecondFactor({ user }: { user: { readonly id: number; readonly displayName: string } }) {
  const { t } = useTranslation('secondFactor');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const reset = trpc.identity.secondFactor.resetSecondFactor.useMutation();
  const [isAsked, setAsked] = useState(false);
  const name = user.displayName;
  const confirm = async (remarks: string) => {
    const { ok } = await call(reset.mutateAsync({ userId: user.id, remarks }));
    setAsked(false);
    if (ok) notify.done(t('reset.done', { name }));
    await utils.identity.invalidate();
  };
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsked(true)}>
        {t('reset.action')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('reset.ask', { name })}
          text={t('reset.text', { name })}
          confirmLabel={t('reset.action')}
          isDangerous
          remarksRequired
          isBusy={reset.isPending}
          onConfirm={(remarks) => void confirm(remarks)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
