import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { FormPage, useForm } from '../../../../shared/ui/form/index.ts';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { GlobalSection } from './GlobalSection.tsx';
import { daysBefore, ReminderSection } from './ReminderSection.tsx';
import { SwitchList } from './SwitchList.tsx';
import { changedConfigs, fieldsOf, remindedDays, type SystemFields, shownSwitches } from './system-fields.ts';

type Stored = Outputs['platform']['settings']['getBehaviour'];
type Logo = Outputs['platform']['settings']['getConfig'];

/** How the system behaves for everybody: the specification's three groups of settings. */
export function SystemPage() {
  const { t } = useTranslation('settings');
  const behaviour = trpc.platform.settings.getBehaviour.useQuery({});
  const logo = trpc.platform.settings.getConfig.useQuery({ typeCode: 'logo' });
  return (
    <>
      <PageHeader title={t('system.title')} facts={[t('system.lead')]} />
      <Loaded query={behaviour} skeleton={<PageSkeleton />} isPage>
        {(stored) => (
          <Loaded query={logo} skeleton={<PageSkeleton />} isPage>
            {(own) => <SystemForm stored={stored} logo={own} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

function SystemForm({ stored, logo }: { stored: Stored; logo: Logo }) {
  const { t } = useTranslation('settings');
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const save = trpc.platform.settings.saveConfigs.useMutation({ trpc: { context: { quiet: true } } });
  const { picture } = logo.value;
  const initial = useMemo(() => fieldsOf(stored.behaviour, typeof picture === 'string' ? picture : null), [stored, picture]);
  const form = useForm<SystemFields>({
    initial,
    rules: { probationDays: daysBefore, contractDays: daysBefore, documentDays: daysBefore, onboardingDays: daysBefore },
    fieldByCode: { PICTURE_UNUSABLE: 'picture' },
  });
  const submit = async () => {
    const versions: Readonly<Record<string, number>> = { ...stored.versions, logo: logo.version };
    const configs = changedConfigs(initial, form.values).map((config) => ({ ...config, version: versions[config.typeCode] ?? 0 }));
    if (configs.length === 0) return;
    const result = await call(save.mutateAsync({ configs }));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t('system.saved', { count: configs.length }));
    await Promise.all([utils.platform.settings.invalidate(), utils.identity.menus.invalidate()]);
  };
  return (
    <FormPage
      form={form}
      isTitledAbove
      title={t('system.formTitle')}
      sections={[
        { id: 'global', title: t('system.groups.global'), fields: ['watermark', 'picture'], content: <GlobalSection form={form} /> },
        ...(['profile', 'team'] as const)
          .filter((group) => shownSwitches(group).length > 0)
          .map((group) => ({
            id: group,
            title: t(`system.groups.${group}`),
            fields: [],
            content: <SwitchList form={form} group={group} />,
          })),
        { id: 'reminders', title: t('system.groups.reminders'), fields: [...remindedDays], content: <ReminderSection form={form} /> },
      ]}
      saveLabel={t('save')}
      isBusy={save.isPending}
      onSave={() => void submit()}
      onLeave={() => void navigate({ to: '/' })}
    />
  );
}
