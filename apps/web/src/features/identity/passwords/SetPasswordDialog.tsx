import { Button, Group, Stack, Text } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './use-new-password.ts';

interface Props {
  readonly user: { readonly id: number; readonly displayName: string };
  readonly onClose: () => void;
}

/** An administrator sets a password for somebody else. */
export default function SetPasswordDialog({ user, onClose }: Props) {
  const { t } = useTranslation('passwords');
  const { t: common } = useTranslation();
  const { textOf } = useFailureTexts();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const name = user.displayName;
  const pattern = trpc.identity.securityStrategies.getPatternByUser.useQuery({ userId: user.id });
  const set = trpc.identity.passwords.setUserPassword.useMutation({ trpc: { context: { quiet: true } } });
  const next = useNewPassword(pattern.data);
  const [failure, setFailure] = useState<Failure>();
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!next.check()) return;
    const result = await call(set.mutateAsync({ userId: user.id, newPassword: next.value.first }));
    if (!result.ok) return setFailure(result.failure);
    notify.done(t('set.done', { name }));
    await utils.identity.invalidate();
    onClose();
  };
  return (
    <QuestionDialog title={t('set.title', { name })} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          {failure && <MessageBox tone="bad">{textOf(failure)}</MessageBox>}
          <Text>{t('set.text', { name, hours: limits.givenPasswordHours })}</Text>
          <NewPasswordFields answer={pattern.data} value={next.value} onChange={next.set} errors={next.errors} />
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={set.isPending} disabled={!pattern.data}>
            {t('set.submit')}
          </Button>
        </Group>
      </form>
    </QuestionDialog>
  );
}
