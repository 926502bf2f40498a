import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/time/overtime/$requestId')({
  staticData: { texts: ['overtime', 'employees'] },
  component: lazyScreen(() => import('../../../../features/time/overtime/OvertimeRequestPage.tsx'), 'OvertimeRequestPage'),
});
