import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/payslip-archives/')({
  staticData: { needs: 'pay.read', texts: ['payslipArchives'] },
  component: lazyScreen(() => import('../../../../features/payroll/payslip-archives/PayslipArchiveListPage.tsx'), 'PayslipArchiveListPage'),
});
