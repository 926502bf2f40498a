import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/issued-payslips/$payslipId')({
  staticData: { needs: 'pay.read', texts: ['issuedPayslips', 'payslipDeliveries', 'payslips'] },
  component: lazyScreen(() => import('../../../../features/payroll/issued-payslips/IssuedPayslipPage.tsx'), 'IssuedPayslipPage'),
});
