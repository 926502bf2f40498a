import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/global-tables/')({
  staticData: { needs: 'global-table.read', texts: ['globalTables'] },
  loader: ({ context }) => void context.queries.payroll.globalTables.listGlobalTables.prefetch({}),
  component: lazyScreen(() => import('../../../../features/payroll/global-tables/GlobalTableListPage.tsx'), 'GlobalTableListPage'),
});
