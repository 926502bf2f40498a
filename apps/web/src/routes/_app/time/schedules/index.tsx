import { createFileRoute } from '@tanstack/react-router';
import { readWeek } from '../../../../features/time/rosters/week.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readText } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/time/schedules/')({
  staticData: { needs: 'work-schedule.read', texts: ['rosters', 'shifts'] },
  validateSearch: (raw: RawSearch) => defined({ week: readWeek(raw), search: readText(raw, 'search') }),
  component: lazyScreen(() => import('../../../../features/time/rosters/SchedulesPage.tsx'), 'SchedulesPage'),
});
