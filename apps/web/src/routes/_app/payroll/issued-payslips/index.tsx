import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readOneOf, readText } from '../../../../shared/search.ts';

const statuses = ['unpublished', 'published', 'forbidden'] as const;

export const Route = createFileRoute('/_app/payroll/issued-payslips/')({
  staticData: { needs: 'pay.read', texts: ['issuedPayslips'] },
  validateSearch: (raw: RawSearch) => defined({ status: readOneOf(raw, 'status', statuses), q: readText(raw, 'q', 100) }),
  component: lazyScreen(() => import('../../../../features/payroll/issued-payslips/IssuedPayslipListPage.tsx'), 'IssuedPayslipListPage'),
});
