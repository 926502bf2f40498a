import { createFileRoute } from '@tanstack/react-router';
import { readImportsSearch } from '../../../features/platform/imports/import-search.ts';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/imports/')({
  staticData: { needs: 'import.read', texts: ['imports'] },
  validateSearch: readImportsSearch,
  component: lazyScreen(() => import('../../../features/platform/imports/ImportListPage.tsx'), 'ImportListPage'),
});
