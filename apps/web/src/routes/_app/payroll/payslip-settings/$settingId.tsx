import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readOneOf } from '../../../../shared/search.ts';

const steps = ['basic', 'style', 'preview'] as const;

export const Route = createFileRoute('/_app/payroll/payslip-settings/$settingId')({
  staticData: { needs: 'solution.read', texts: ['payslipSettings', 'payslips', 'expressionEditor'] },
  validateSearch: (raw: RawSearch) => defined({ step: readOneOf(raw, 'step', steps) }),
  component: lazyScreen(() => import('../../../../features/payroll/payslip-settings/SettingPage.tsx'), 'SettingPage'),
});
