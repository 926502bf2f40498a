import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payslips/$payslipId')({
  staticData: { needs: 'payslip.read-own', texts: ['payslips', 'payslipDisputes', 'payslipChanges'] },
  loader: ({ context, params }) => {
    const id = Number(params.payslipId);
    if (Number.isSafeInteger(id)) void context.queries.payroll.payslips.getMyPayslip.prefetch({ id });
  },
  component: lazyScreen(() => import('../../../features/payroll/payslips/PayslipPage.tsx'), 'PayslipPage'),
});
