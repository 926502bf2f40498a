import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/organisation/positions/')({
  staticData: { needs: 'position.read', texts: ['positions'] },
  loader: ({ context }) => void context.queries.org.positions.listPositions.prefetch({}),
  component: lazyScreen(() => import('../../../../features/org/positions/PositionListPage.tsx'), 'PositionListPage'),
});
