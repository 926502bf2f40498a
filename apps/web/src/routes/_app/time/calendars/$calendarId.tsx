import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/time/calendars/$calendarId')({
  staticData: { needs: 'calendar.read', texts: ['calendars', 'departments', 'employees'] },
  validateSearch: (raw: RawSearch) => {
    const year = readId(raw, 'year');
    return defined({ year: year !== undefined && year >= 1900 && year <= 2200 ? year : undefined });
  },
  component: lazyScreen(() => import('../../../../features/time/calendars/CalendarPage.tsx'), 'CalendarPage'),
});
