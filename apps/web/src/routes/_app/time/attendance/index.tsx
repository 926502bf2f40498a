import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readDay, readOneOf } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/time/attendance/')({
  staticData: { needs: 'attendance.read', texts: ['attendance'] },
  validateSearch: (raw: RawSearch) =>
    defined({ show: readOneOf(raw, 'show', ['all']), from: readDay(raw, 'from'), until: readDay(raw, 'until') }),
  component: lazyScreen(() => import('../../../../features/time/attendance/AttendanceListPage.tsx'), 'AttendanceListPage'),
});
