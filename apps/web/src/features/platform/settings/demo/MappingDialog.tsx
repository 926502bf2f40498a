import { NativeSelect, TextInput } from '@mantine/core';
import { visitorOf } from '@wagewright/contracts/platform/settings';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../../shared/ui/form/index.ts';

const fieldByCode = { DEMO_MAPPING_EXISTS: 'subject', DEMO_ACCOUNT_ONLY: 'account' } as const;

/** Makes a visitor, whom a provider vouches for, one of the demo accounts. */
export default function MappingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const providers = trpc.identity.providers.listProviders.useQuery({});
  const create = trpc.platform.settings.createDemoMapping.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { issuer: '', subject: '', account: '' },
    rules: { issuer: required, subject: required, account: required },
    fieldByCode,
  });
  const { values, set } = form;
  const choices = providers.data?.rows ?? [];
  return (
    <FormDialog
      form={form}
      title={t('demo.create')}
      text={t('demo.createText')}
      submit={t('demo.add')}
      send={() =>
        create.mutateAsync({ source: 'oidc', externalId: visitorOf(values.issuer, values.subject.trim()), account: values.account.trim() })
      }
      onDone={async ({ user }) => {
        notify.done(t('demo.created', { visitor: values.subject.trim(), name: user.displayName }));
        await utils.platform.settings.listDemoMappings.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        label={t('demo.columns.source')}
        {...(providers.data && choices.length === 0 ? { description: t('demo.noProvider') } : {})}
        value={values.issuer}
        onChange={({ currentTarget: { value } }) => set('issuer', value)}
        data={[{ value: '', label: t('demo.choose') }, ...choices.map(({ issuer, name }) => ({ value: issuer, label: name }))]}
        {...fieldProps(form, 'issuer')}
      />
      <TextInput
        data-autofocus
        label={t('demo.columns.externalId')}
        description={t('demo.externalIdHelp')}
        value={values.subject}
        maxLength={255}
        onChange={(event) => set('subject', event.currentTarget.value)}
        {...fieldProps(form, 'subject')}
      />
      <TextInput
        label={t('demo.account')}
        description={t('demo.accountHelp')}
        value={values.account}
        maxLength={200}
        onChange={(event) => set('account', event.currentTarget.value)}
        {...fieldProps(form, 'account')}
      />
    </FormDialog>
  );
}
