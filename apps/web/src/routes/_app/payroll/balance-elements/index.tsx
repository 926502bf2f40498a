import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/balance-elements/')({
  staticData: { needs: 'solution.read', texts: ['balances', 'payTypes'] },
  loader: ({ context }) => void context.queries.payroll.balances.listBalanceElements.prefetch({}),
  component: lazyScreen(() => import('../../../../features/payroll/balances/BalanceElementListPage.tsx'), 'BalanceElementListPage'),
});
