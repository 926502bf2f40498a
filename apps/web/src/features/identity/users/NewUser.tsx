import { SegmentedControl, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';

type Kind = 'custom' | 'system';

/** Lets somebody sign in who is nobody of the company, or makes an account for a program. */
export default function NewUser({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('users');
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const custom = trpc.identity.users.createCustomUser.useMutation(quiet);
  const system = trpc.identity.users.createSystemUser.useMutation(quiet);
  const [kind, setKind] = useState<Kind>('custom');
  const form = useForm({
    initial: { displayName: '', account: '' },
    rules: { displayName: named, account: required },
    fieldByCode: { ACCOUNT_TAKEN: 'account' },
  });
  const { displayName, account } = form.values;
  const send = () => (kind === 'custom' ? custom : system).mutateAsync({ displayName: displayName.trim(), account: account.trim() });
  const onDone = async ({ id }: { id: number }) => {
    notify.done(t('new.done', { name: displayName.trim() }));
    await utils.identity.users.invalidate();
    await navigate({ to: '/settings/users/$userId', params: { userId: String(id) }, search: { tab: 'roles' } });
  };
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      text={t('new.text')}
      submit={t('new.submit')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={t('columns.kind')}
        value={kind}
        onChange={(value) => setKind(value === 'system' ? 'system' : 'custom')}
        data={[
          { value: 'custom', label: t('new.custom') },
          { value: 'system', label: t('new.system') },
        ]}
      />
      <TextInput
        data-autofocus
        label={t('columns.name')}
        value={displayName}
        maxLength={100}
        onChange={(event) => form.set('displayName', event.currentTarget.value)}
        {...fieldProps(form, 'displayName')}
      />
      <TextInput
        label={t('columns.account')}
        description={t('accountHint')}
        value={account}
        maxLength={200}
        autoCapitalize="off"
        onChange={(event) => form.set('account', event.currentTarget.value)}
        {...fieldProps(form, 'account')}
      />
    </FormDialog>
  );
}
