import { NativeSelect, TextInput } from '@mantine/core';
import { ownNameOf } from '@wagewright/contracts/platform/languages';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useOpenLanguages } from '../../../shared/i18n/open-languages.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import type { User } from './user.ts';

/** What somebody signs in as, is called, and reads; an employee’s name is the employee’s. */
export default function EditUser({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { t } = useTranslation('users');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const employee = trpc.identity.users.updateEmployeeUser.useMutation(quiet);
  const custom = trpc.identity.users.updateCustomUser.useMutation(quiet);
  const system = trpc.identity.users.updateSystemUser.useMutation(quiet);
  const form = useForm<{ displayName: string; account: string; language: string }>({
    initial: { displayName: user.displayName, account: user.account, language: user.language ?? '' },
    rules: { displayName: named, account: required },
    fieldByCode: { ACCOUNT_TAKEN: 'account', LANGUAGE_CLOSED: 'language', STALE_VERSION: 'account' },
  });
  const { displayName, account, language } = form.values;
  const open = useOpenLanguages();
  const own = user.language !== null && !open.some(({ lang }) => lang === user.language) ? [user.language] : [];
  const send = () => {
    const seen = { id: user.id, version: user.version, account: account.trim(), language: language === '' ? null : language };
    if (user.kind === 'employee') return employee.mutateAsync(seen);
    return (user.kind === 'custom' ? custom : system).mutateAsync({ ...seen, displayName: displayName.trim() });
  };
  const onDone = async () => {
    notify.done(t('saved', { name: displayName.trim() }));
    await utils.identity.users.invalidate();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('edit.title')}
      text={t('edit.text')}
      submit={t('edit.submit')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput
        label={t('columns.name')}
        value={displayName}
        maxLength={100}
        readOnly={user.kind === 'employee'}
        {...(user.kind === 'employee' ? { description: t('edit.nameOfEmployee') } : {})}
        onChange={(event) => form.set('displayName', event.currentTarget.value)}
        {...fieldProps(form, 'displayName')}
      />
      <TextInput
        data-autofocus
        label={t('columns.account')}
        description={t('accountHint')}
        value={account}
        maxLength={200}
        autoCapitalize="off"
        onChange={(event) => form.set('account', event.currentTarget.value)}
        {...fieldProps(form, 'account')}
      />
      <NativeSelect
        label={t('language')}
        value={language}
        data={[
          { value: '', label: t('defaultLanguage') },
          ...open.map(({ lang, name }) => ({ value: lang, label: name })),
          ...own.map((lang) => ({ value: lang, label: t('closedLanguage', { name: ownNameOf(lang) }) })),
        ]}
        onChange={({ currentTarget: { value } }) => form.set('language', value)}
        {...fieldProps(form, 'language')}
      />
    </FormDialog>
  );
}
