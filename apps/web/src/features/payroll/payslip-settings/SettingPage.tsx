import { Tabs } from '@mantine/core';
import { IconCopy, IconEyeOff, IconReceipt, IconTrash } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { payslipSettingMachine } from '@wagewright/contracts/payroll/payslip-settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { HeaderTabs } from '../../../shared/ui/page-header/HeaderTabs.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useCan } from '../../../shared/views.ts';
import { BasicStep } from './BasicStep.tsx';
import { CopySetting } from './CopySetting.tsx';
import { DeleteSetting } from './DeleteSetting.tsx';
import { DisableSetting } from './DisableSetting.tsx';
import { type Setting, type Step, statusTones, steps } from './setting.ts';

const StyleStep = lazyPart(() => import('./style/StyleStep.tsx'));
const PreviewStep = lazyPart(() => import('./PreviewStep.tsx'));
const route = getRouteApi('/_app/payroll/payslip-settings/$settingId');

export function SettingPage() {
  const { settingId } = route.useParams();
  const query = trpc.payroll.payslipSettings.getPayslipSetting.useQuery({ id: Number(settingId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(setting) => <Wizard setting={setting} />}
    </Loaded>
  );
}

/** How a payslip looks, in three steps that each save by themselves: basic setting, style setting, preview. */
function Wizard({ setting }: { readonly setting: Setting }) {
  const { t } = useTranslation('payslipSettings');
  const format = useFormat();
  const navigate = route.useNavigate();
  const { step = 'basic' } = route.useSearch();
  const [asked, ask] = useState<'copy' | 'disable' | 'delete'>();
  const activate = useActivate(setting);
  const can = useCan();
  const { status, source, mayEdit } = setting;
  const missing = setting.style.groups.every(({ items }) => items.length === 0);
  const canEdit = mayEdit && status !== 'disabled';
  const go = (chosen: string | null) => {
    const found = steps.find((one) => one === chosen);
    if (found) void navigate({ search: { step: found }, replace: true });
  };
  const beginning = {
    id: 'rounds',
    label: t('begin'),
    icon: <IconReceipt size={16} />,
    link: { to: '/payroll/payslip-rounds', search: { setting: setting.id } },
  } as const;
  const disabling = { id: 'disable', label: t('disable.action'), icon: <IconEyeOff size={16} />, run: () => ask('disable') };
  const deleting = { id: 'delete', label: t('delete.action'), icon: <IconTrash size={16} />, run: () => ask('delete') };
  return (
    <Tabs value={step} onChange={go} keepMounted={false}>
      <PageHeader
        title={setting.name}
        trail={[{ label: t('title'), link: { to: '/payroll/payslip-settings' } }]}
        status={<StatusBadge tone={statusTones[status]}>{format.name(payslipSettingMachine.labels[status])}</StatusBadge>}
        facts={[setting.number, t(`sources.${source}`), setting.solutions.map(({ name }) => format.name(name)).join(', ')]}
        {...(canEdit && status === 'draft'
          ? { primary: { id: 'activate', label: t('activate.action'), run: () => void activate.run(), isBusy: activate.isPending } }
          : {})}
        {...(status === 'active' && source !== 'batch' && can('pay.read') ? { primary: beginning } : {})}
        more={[
          ...(mayEdit ? [{ id: 'copy', label: t('copy.action'), icon: <IconCopy size={16} />, run: () => ask('copy') }] : []),
          ...(canEdit && status === 'active' ? [disabling] : []),
          ...(canEdit && status === 'draft' ? [deleting] : []),
        ]}
      />
      <HeaderTabs label={t('steps.label')} chosen={step} tabs={tabsOf(t, missing)} />
      {status === 'disabled' && (
        <MessageBox tone="decision">
          {t('isDisabled')} {setting.disabledRemarks && t('because', { remarks: setting.disabledRemarks })}
        </MessageBox>
      )}
      {steps.map((one) => (
        <Tabs.Panel key={one} value={one} pt="md">
          <StepBody step={one} setting={setting} canEdit={canEdit} onNext={go} />
        </Tabs.Panel>
      ))}
      {asked === 'copy' && <CopySetting setting={setting} onClose={() => ask(undefined)} />}
      {asked === 'delete' && (
        <DeleteSetting setting={setting} onDone={() => void navigate({ to: '/payroll/payslip-settings' })} onClose={() => ask(undefined)} />
      )}
      {asked === 'disable' && <DisableSetting setting={setting} onClose={() => ask(undefined)} />}
    </Tabs>
  );
}

const tabsOf = (t: (key: 'steps.basic' | 'steps.style' | 'steps.preview' | 'steps.empty') => string, missing: boolean) =>
  steps.map((key) => ({ key, label: key === 'style' && missing ? t('steps.empty') : t(`steps.${key}`) }));

interface StepProps {
  readonly step: Step;
  readonly setting: Setting;
  readonly canEdit: boolean;
  readonly onNext: (step: Step) => void;
}

/** A step begins anew with each version, so that what others have saved is what is changed next. */
function StepBody({ step, setting, canEdit, onNext }: StepProps) {
  const key = setting.version;
  if (step === 'preview') return <PreviewStep setting={setting} />;
  if (step === 'style') return <StyleStep key={key} setting={setting} canEdit={canEdit} onNext={() => onNext('preview')} />;
  return <BasicStep key={key} setting={setting} canEdit={canEdit} onSaved={() => onNext('style')} />;
}

function useActivate({ id, version, name }: Setting) {
  const { t } = useTranslation('payslipSettings');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.payroll.payslipSettings.movePayslipSetting.useMutation();
  const run = async () => {
    const result = await call(mutateAsync({ id, version, event: 'activate' }));
    await utils.payroll.payslipSettings.invalidate();
    if (result.ok) notify.done(t('activate.done', { name }));
  };
  return { run, isPending };
}
