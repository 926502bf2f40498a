import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/time/shifts/')({
  staticData: { needs: 'shift.read', texts: ['shifts', 'calendars'] },
  component: lazyScreen(() => import('../../../../features/time/shifts/ShiftListPage.tsx'), 'ShiftListPage'),
});
