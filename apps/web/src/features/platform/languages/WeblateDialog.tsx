import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import type { Weblate } from './language.ts';

/** Where Weblate is, and the token by which it lets us in. */
export default function WeblateDialog({
  weblate: { setting, demo },
  onClose,
}: {
  readonly weblate: Weblate;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('languages');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const update = trpc.platform.languages.updateWeblate.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { address: setting?.address ?? '', project: setting?.project ?? '', component: setting?.component ?? '', token: '' },
    rules: { address: required, project: required, component: required },
    fieldByCode: { WEBLATE_TOKEN_MISSING: 'token', STALE_VERSION: 'address' },
  });
  const send = () => {
    const { token, ...place } = form.values;
    return update.mutateAsync({ ...place, ...(token === '' ? {} : { token }), ...(setting ? { version: setting.version } : {}) });
  };
  const fillIn = (known: NonNullable<Weblate['demo']>) => {
    for (const field of ['address', 'project', 'component'] as const) form.set(field, known[field]);
    form.set('token', known.key);
  };
  const onDone = async () => {
    notify.done(t('weblate.saved'));
    await utils.platform.languages.getWeblate.invalidate();
    onClose();
  };
  const field = (name: 'address' | 'project' | 'component') => ({
    label: t(`weblate.dialog.${name}`),
    value: form.values[name],
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) => form.set(name, value),
    ...fieldProps(form, name),
  });
  return (
    <FormDialog
      form={form}
      title={t('weblate.dialog.title')}
      text={t('weblate.dialog.text')}
      submit={t('weblate.dialog.save')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput {...field('address')} description={t('weblate.dialog.addressHint')} inputMode="url" data-autofocus />
      <TextInput {...field('project')} />
      <TextInput {...field('component')} />
      <PasswordInput
        label={t('weblate.dialog.token')}
        {...(setting ? { description: t('weblate.dialog.tokenHint') } : {})}
        autoComplete="off"
        value={form.values.token}
        onChange={({ currentTarget: { value } }) => form.set('token', value)}
        {...fieldProps(form, 'token')}
      />
      {demo && (
        <Button variant="subtle" size="compact-sm" onClick={() => fillIn(demo)}>
          {t('weblate.dialog.demo')}
        </Button>
      )}
    </FormDialog>
  );
}
