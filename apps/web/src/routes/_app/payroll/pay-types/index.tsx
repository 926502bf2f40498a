import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/pay-types/')({
  staticData: { needs: 'solution.read', texts: ['payTypes'] },
  loader: ({ context }) => void context.queries.payroll.payTypes.listPayTypes.prefetch({}),
  component: lazyScreen(() => import('../../../../features/payroll/pay-types/PayTypeListPage.tsx'), 'PayTypeListPage'),
});
