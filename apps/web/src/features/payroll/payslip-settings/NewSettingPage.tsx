import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { BasicStep } from './BasicStep.tsx';

const route = getRouteApi('/_app/payroll/payslip-settings/new');

/** The first step of a payslip that is not there yet: what it is called and whose it is; the next steps follow where it is kept. */
export function NewSettingPage() {
  const { t } = useTranslation('payslipSettings');
  const navigate = route.useNavigate();
  const { solution } = route.useSearch();
  return (
    <>
      <PageHeader title={t('create')} isPassing trail={[{ label: t('title'), link: { to: '/payroll/payslip-settings' } }]} />
      <BasicStep
        solutionIds={solution === undefined ? [] : [solution]}
        canEdit
        onSaved={(id) =>
          void navigate({ to: '/payroll/payslip-settings/$settingId', params: { settingId: String(id) }, search: { step: 'style' } })
        }
      />
    </>
  );
}
