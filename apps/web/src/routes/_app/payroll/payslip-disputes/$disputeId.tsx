import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/payslip-disputes/$disputeId')({
  staticData: { needs: 'pay.read', texts: ['payslipDisputes'] },
  component: lazyScreen(() => import('../../../../features/payroll/payslip-disputes/DisputePage.tsx'), 'DisputePage'),
});
