import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/payslip-rounds/$roundId')({
  staticData: { needs: 'pay.read', texts: ['payslipRounds', 'payslipDeliveries'] },
  component: lazyScreen(() => import('../../../../features/payroll/payslip-rounds/PayslipRoundPage.tsx'), 'PayslipRoundPage'),
});
