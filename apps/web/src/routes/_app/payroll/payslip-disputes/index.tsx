import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readOneOf } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/payslip-disputes/')({
  staticData: { needs: 'pay.read', texts: ['payslipDisputes'] },
  validateSearch: (raw: RawSearch) => defined({ show: readOneOf(raw, 'show', ['open', 'answered', 'resolved', 'all'] as const) }),
  component: lazyScreen(() => import('../../../../features/payroll/payslip-disputes/DisputeListPage.tsx'), 'DisputeListPage'),
});
