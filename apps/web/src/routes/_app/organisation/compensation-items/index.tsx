import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/organisation/compensation-items/')({
  staticData: { needs: 'compensation.edit', texts: ['compensation'] },
  loader: ({ context }) => void context.queries.org.compensation.listCompensationItems.prefetch({}),
  component: lazyScreen(() => import('../../../../features/org/compensation/CompensationItemListPage.tsx'), 'CompensationItemListPage'),
});
