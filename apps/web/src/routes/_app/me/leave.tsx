import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readDay } from '../../../shared/search.ts';

export const Route = createFileRoute('/_app/me/leave')({
  staticData: { needs: 'leave.request', texts: ['leave', 'employees'] },
  validateSearch: (raw: RawSearch) => defined({ on: readDay(raw, 'on') }),
  component: lazyScreen(() => import('../../../features/time/leave/MyLeavePage.tsx'), 'MyLeavePage'),
});
