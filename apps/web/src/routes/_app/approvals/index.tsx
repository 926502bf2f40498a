import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { defined, type RawSearch, readOneOf } from '../../../shared/search.ts';

export const Route = createFileRoute('/_app/approvals/')({
  staticData: { needs: 'approval.decide', texts: ['instances'] },
  validateSearch: (raw: RawSearch) => defined({ show: readOneOf(raw, 'show', ['pending', 'processed']) }),
  component: lazyRouteComponent(() => import('../../../features/approvals/instances/ApprovalListPage.tsx'), 'ApprovalListPage'),
});
