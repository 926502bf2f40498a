import { createFileRoute } from '@tanstack/react-router';
import { readWeek } from '../../../../../features/time/rosters/week.ts';
import { lazyScreen } from '../../../../../shared/lazy-part.tsx';
import { defined, type RawSearch } from '../../../../../shared/search.ts';

export const Route = createFileRoute('/_app/time/attendance/people/$employeeId')({
  staticData: { needs: 'attendance.read', texts: ['attendance', 'corrections', 'rosters', 'shifts', 'employees'] },
  validateSearch: (raw: RawSearch) => defined({ week: readWeek(raw) }),
  component: lazyScreen(() => import('../../../../../features/time/attendance/PersonAttendancePage.tsx'), 'PersonAttendancePage'),
});
