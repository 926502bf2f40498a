import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/payslip-settings/new')({
  staticData: { needs: 'solution.edit', texts: ['payslipSettings'] },
  validateSearch: (raw: RawSearch) => defined({ solution: readId(raw, 'solution') }),
  component: lazyScreen(() => import('../../../../features/payroll/payslip-settings/NewSettingPage.tsx'), 'NewSettingPage'),
});
