import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/payslips/')({
  staticData: { needs: 'payslip.read-own', texts: ['payslips'] },
  loader: ({ context }) => void context.queries.payroll.payslips.listMyPayslips.prefetch({}),
  component: lazyRouteComponent(() => import('../../../features/payroll/payslips/MyPayslipsPage.tsx'), 'MyPayslipsPage'),
});
