import { createFileRoute } from '@tanstack/react-router';
import { readWeek } from '../../../features/time/rosters/week.ts';
import { lazyScreen } from '../../../shared/lazy-part.tsx';
import { defined, type RawSearch } from '../../../shared/search.ts';

export const Route = createFileRoute('/_app/me/attendance')({
  staticData: { needs: 'attendance.own', texts: ['attendance', 'corrections', 'rosters', 'shifts'] },
  validateSearch: (raw: RawSearch) => defined({ week: readWeek(raw) }),
  component: lazyScreen(() => import('../../../features/time/attendance/MyAttendancePage.tsx'), 'MyAttendancePage'),
});
