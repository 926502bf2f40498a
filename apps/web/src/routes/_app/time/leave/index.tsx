import { createFileRoute } from '@tanstack/react-router';
import { readRequestSearch } from '../../../../features/time/requests/request-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/time/leave/')({
  staticData: { needs: 'leave.read', texts: ['leave', 'requests', 'employees'] },
  validateSearch: (raw: RawSearch) => defined({ ...readRequestSearch(raw), choose: raw['choose'] === true ? (true as const) : undefined }),
  component: lazyScreen(() => import('../../../../features/time/leave/LeaveListPage.tsx'), 'LeaveListPage'),
});
