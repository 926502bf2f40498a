import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readDay } from '../../../../../shared/search.ts';

export const Route = createFileRoute('/_app/time/leave/people/$employeeId')({
  staticData: { needs: 'leave.read', texts: ['leave', 'employees'] },
  validateSearch: (raw: RawSearch) => defined({ on: readDay(raw, 'on') }),
  component: lazyScreen(() => import('../../../../../features/time/leave/PersonLeavePage.tsx'), 'PersonLeavePage'),
});
