import { createFileRoute } from '@tanstack/react-router';
import { readCorrectionSearch } from '../../../../features/time/corrections/correction-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/time/corrections/')({
  staticData: { needs: 'attendance.read', texts: ['corrections', 'requests', 'employees'] },
  validateSearch: readCorrectionSearch,
  component: lazyScreen(() => import('../../../../features/time/corrections/CorrectionListPage.tsx'), 'CorrectionListPage'),
});
