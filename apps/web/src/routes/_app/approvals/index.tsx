import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readOneOf } from '../../../shared/search.ts';

export const Route = createFileRoute('/_app/approvals/')({
  staticData: { needs: 'approval.decide', texts: ['instances'] },
  validateSearch: (raw: RawSearch) => defined({ show: readOneOf(raw, 'show', ['pending', 'processed', 'submitted', 'stuck']) }),
  component: lazyScreen(() => import('../../../features/approvals/instances/ApprovalListPage.tsx'), 'ApprovalListPage'),
});
