import { createFileRoute } from '@tanstack/react-router';
import { readActionSearch } from '../../features/careers/personnel-actions/action-search.ts';
import { lazyScreen } from '../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/personnel-actions')({
  staticData: { needs: 'personnel-action.read', texts: ['personnelActions', 'requests'] },
  validateSearch: readActionSearch,
  component: lazyScreen(() => import('../../features/careers/personnel-actions/ActionListPage.tsx'), 'ActionListPage'),
});
