import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/organisation/cost-centers/')({
  staticData: { needs: 'cost-center.read', texts: ['positions'] },
  loader: ({ context }) => void context.queries.org.costCenters.listCostCenters.prefetch({}),
  component: lazyScreen(() => import('../../../../features/org/cost-centers/CostCenterListPage.tsx'), 'CostCenterListPage'),
});
