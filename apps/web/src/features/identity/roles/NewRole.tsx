import { Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Inputs, type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, useForm } from '../../../shared/ui/form/index.ts';

type Role = Outputs['identity']['roles']['getRole'];
type Content = Inputs['identity']['roles']['createRole'];

/** A name in one language suffices: readers of the other see it too. */
export const nameIn = (en: string, chinese: string) => ({ en: en.trim() || chinese.trim(), 'zh-CN': chinese.trim() || en.trim() });

/** A role of the company’s own: empty, or as another one is. */
export default function NewRole({ from, onClose }: { readonly from?: Role; readonly onClose: () => void }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.identity.roles.createRole.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: {
      nameEn: from ? t('copyOf', { lng: 'en', name: from.name.en }) : '',
      nameZh: from ? t('copyOf', { lng: 'zh-CN', name: from.name['zh-CN'] }) : '',
      description: from?.description ?? '',
    },
    rules: { nameEn: (value: string, { nameZh }: { nameZh: string }) => (nameZh.trim() === '' ? named(value) : null) },
    fieldByCode: { ROLE_NAME_TAKEN: 'nameEn' },
  });
  const { nameEn, nameZh, description } = form.values;
  const content = {
    name: nameIn(nameEn, nameZh),
    description: description.trim(),
    grants: (from?.grants ?? []) as Content['grants'],
    hiddenMenus: (from?.hiddenMenus ?? []) as Content['hiddenMenus'],
  };
  const onDone = async ({ id }: { id: number }) => {
    notify.done(t('saved', { name: format.name(content.name) }));
    await utils.identity.roles.invalidate();
    onClose();
    await navigate({ to: '/settings/roles/$roleId', params: { roleId: String(id) } });
  };
  return (
    <FormDialog
      form={form}
      title={from ? t('copy.title', { name: format.name(from.name) }) : t('new.title')}
      text={t(from ? 'copy.text' : 'new.text')}
      submit={t('new.submit')}
      send={() => create.mutateAsync(content)}
      onDone={onDone}
      onClose={onClose}
    >
      {(['nameEn', 'nameZh'] as const).map((field, index) => (
        <TextInput
          key={field}
          {...(index === 0 ? { 'data-autofocus': true } : {})}
          label={t(`fields.${field}`)}
          value={form.values[field]}
          maxLength={100}
          onChange={(event) => form.set(field, event.currentTarget.value)}
          {...fieldProps(form, field)}
        />
      ))}
      <Textarea
        label={t('columns.description')}
        value={description}
        maxLength={300}
        autosize
        minRows={2}
        onChange={(event) => form.set('description', event.currentTarget.value.replaceAll('\n', ' '))}
      />
    </FormDialog>
  );
}
