import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readOneOf, readText } from '../../../../shared/search.ts';

const statuses = ['draft', 'active', 'disabled'] as const;

export const Route = createFileRoute('/_app/payroll/payslip-settings/')({
  staticData: { needs: 'solution.read', texts: ['payslipSettings'] },
  validateSearch: (raw: RawSearch) => defined({ status: readOneOf(raw, 'status', statuses), q: readText(raw, 'q', 100) }),
  component: lazyScreen(() => import('../../../../features/payroll/payslip-settings/PayslipSettingListPage.tsx'), 'PayslipSettingListPage'),
});
