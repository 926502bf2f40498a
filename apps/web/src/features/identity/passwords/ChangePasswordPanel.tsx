import { Button, PasswordInput, Stack } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './use-new-password.ts';

/** One's own password, changed with the current one. */
export function ChangePasswordPanel() {
  const { t } = useTranslation('passwords');
  const { textOf } = useFailureTexts();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const pattern = trpc.identity.securityStrategies.getPatternByUser.useQuery({});
  const change = trpc.identity.passwords.changeOwnPassword.useMutation({ trpc: { context: { quiet: true } } });
  const next = useNewPassword(pattern.data);
  const [current, setCurrent] = useState('');
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isWrong = failure?.code === 'PASSWORD_WRONG';
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!next.check() || current === '') return;
    const result = await call(change.mutateAsync({ password: current, newPassword: next.value.first }));
    setFailure(result.ok ? undefined : result.failure);
    if (!result.ok) return;
    next.clear();
    setCurrent('');
    setTried(false);
    notify.done(t('changed', { count: result.data.endedSessions }));
    await utils.identity.invalidate();
  };
  return (
    <Panel title={t('title')} note={t('lead')}>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ maxWidth: 420 }}>
        <Stack gap="md">
          {failure && !isWrong && <MessageBox tone="bad">{textOf(failure)}</MessageBox>}
          <PasswordInput
            label={t('fields.current')}
            name="current"
            autoComplete="current-password"
            maxLength={limits.passwordCharactersMax}
            value={current}
            onChange={(event) => {
              setCurrent(event.currentTarget.value);
              setFailure(undefined);
            }}
            error={isTried && current === '' ? t('missing') : isWrong && failure ? textOf(failure) : null}
            visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }}
          />
          <NewPasswordFields answer={pattern.data} value={next.value} onChange={next.set} errors={next.errors} />
          <Button type="submit" loading={change.isPending} disabled={!pattern.data} style={{ justifySelf: 'start' }} w="fit-content">
            {t('change')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
