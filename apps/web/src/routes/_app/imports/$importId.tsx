import { createFileRoute } from '@tanstack/react-router';
import { readImportSearch } from '../../../features/platform/imports/import-search.ts';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/imports/$importId')({
  staticData: { needs: 'import.read', texts: ['imports'] },
  validateSearch: readImportSearch,
  component: lazyScreen(() => import('../../../features/platform/imports/ImportPage.tsx'), 'ImportPage'),
});
