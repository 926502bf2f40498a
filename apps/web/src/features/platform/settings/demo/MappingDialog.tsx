import { NativeSelect, TextInput } from '@mantine/core';
import { mappingSources } from '@wagewright/contracts/platform/settings';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../../shared/ui/form/index.ts';

const fieldByCode = { DEMO_MAPPING_EXISTS: 'externalId', NOT_FOUND: 'account' } as const;

export default function MappingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const create = trpc.platform.settings.createDemoMapping.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<{ source: (typeof mappingSources)[number]; externalId: string; account: string }>({
    initial: { source: 'oidc', externalId: '', account: '' },
    rules: { externalId: required, account: required },
    fieldByCode,
  });
  const { values, set } = form;
  return (
    <FormDialog
      form={form}
      title={t('demo.create')}
      text={t('demo.createText')}
      submit={t('demo.add')}
      send={() => create.mutateAsync(values)}
      onDone={async ({ user }) => {
        notify.done(t('demo.created', { visitor: values.externalId, name: user.displayName }));
        await utils.platform.settings.listDemoMappings.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        label={t('demo.columns.source')}
        value={values.source}
        onChange={({ currentTarget: { value } }) => set('source', mappingSources.find((source) => source === value) ?? 'oidc')}
        data={mappingSources.map((source) => ({ value: source, label: t(`demo.sources.${source}`) }))}
      />
      <TextInput
        data-autofocus
        label={t('demo.columns.externalId')}
        description={t('demo.externalIdHelp')}
        value={values.externalId}
        maxLength={200}
        onChange={(event) => set('externalId', event.currentTarget.value)}
        {...fieldProps(form, 'externalId')}
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
