import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/time/calendars/')({
  staticData: { needs: 'calendar.read', texts: ['calendars', 'departments', 'employees'] },
  component: lazyScreen(() => import('../../../../features/time/calendars/CalendarListPage.tsx'), 'CalendarListPage'),
});
