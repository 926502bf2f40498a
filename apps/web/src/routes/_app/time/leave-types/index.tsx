import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/time/leave-types/')({
  staticData: { needs: 'leave-type.read', texts: ['leave', 'calendars'] },
  component: lazyScreen(() => import('../../../../features/time/leave/LeaveTypeListPage.tsx'), 'LeaveTypeListPage'),
});
