import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { readAsOf } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/organisation/positions/')({
  staticData: { needs: 'position.read', texts: ['positions'] },
  validateSearch: readAsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queries.org.positions.listPositions.prefetch(deps),
  component: lazyScreen(() => import('../../../../features/org/positions/PositionListPage.tsx'), 'PositionListPage'),
});
