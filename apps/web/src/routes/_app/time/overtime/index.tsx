import { createFileRoute } from '@tanstack/react-router';
import { readRequestSearch } from '../../../../features/time/requests/request-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/time/overtime/')({
  staticData: { needs: 'overtime.read', texts: ['overtime', 'requests', 'employees'] },
  validateSearch: readRequestSearch,
  component: lazyScreen(() => import('../../../../features/time/overtime/OvertimeListPage.tsx'), 'OvertimeListPage'),
});
