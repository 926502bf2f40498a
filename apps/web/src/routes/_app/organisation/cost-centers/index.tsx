import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { readAsOf } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/organisation/cost-centers/')({
  staticData: { needs: 'cost-center.read', texts: ['positions'] },
  validateSearch: readAsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queries.org.costCenters.listCostCenters.prefetch(deps),
  component: lazyScreen(() => import('../../../../features/org/cost-centers/CostCenterListPage.tsx'), 'CostCenterListPage'),
});
