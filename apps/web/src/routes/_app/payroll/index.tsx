import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/')({
  staticData: { needs: 'batch.read', texts: ['overview', 'periods', 'batches'] },
  loader: ({ context }) => void context.queries.payroll.overview.getOverview.prefetch({}),
  component: lazyScreen(() => import('../../../features/payroll/overview/OverviewPage.tsx'), 'OverviewPage'),
});
