import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/time/rosters/')({
  staticData: { needs: 'roster.read', texts: ['rosters', 'shifts', 'calendars', 'departments', 'employees'] },
  component: lazyScreen(() => import('../../../../features/time/rosters/RosterListPage.tsx'), 'RosterListPage'),
});
