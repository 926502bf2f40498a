import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/time/leave/$requestId')({
  staticData: { texts: ['leave', 'employees'] },
  component: lazyScreen(() => import('../../../../features/time/leave/LeaveRequestPage.tsx'), 'LeaveRequestPage'),
});
