import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/payslips/$payslipId')({
  staticData: { needs: 'payslip.read-own', texts: ['payslips'] },
  loader: ({ context, params }) => {
    const id = Number(params.payslipId);
    if (Number.isSafeInteger(id)) void context.queries.payroll.payslips.getMyPayslip.prefetch({ id });
  },
  component: lazyRouteComponent(() => import('../../../features/payroll/payslips/PayslipPage.tsx'), 'PayslipPage'),
});
