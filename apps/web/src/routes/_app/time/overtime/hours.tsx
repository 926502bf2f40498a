import { createFileRoute } from '@tanstack/react-router';
import { readHoursSearch } from '../../../../features/time/overtime/hours-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/time/overtime/hours')({
  staticData: { needs: 'overtime.read', texts: ['overtime'] },
  validateSearch: readHoursSearch,
  component: lazyScreen(() => import('../../../../features/time/overtime/OvertimeHoursPage.tsx'), 'OvertimeHoursPage'),
});
