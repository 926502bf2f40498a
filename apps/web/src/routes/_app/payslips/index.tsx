import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payslips/')({
  staticData: { needs: 'payslip.read-own', texts: ['payslips'] },
  loader: ({ context }) => void context.queries.payroll.payslips.listMyPayslips.prefetch({}),
  component: lazyScreen(() => import('../../../features/payroll/payslips/MyPayslipsPage.tsx'), 'MyPayslipsPage'),
});
