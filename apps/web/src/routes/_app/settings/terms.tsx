import { createFileRoute } from '@tanstack/react-router';
import { readTermsSearch } from '../../../features/platform/languages/terms-search.ts';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/terms')({
  staticData: { needs: 'term.read', texts: ['languages'] },
  validateSearch: readTermsSearch,
  component: lazyScreen(() => import('../../../features/platform/languages/TermsPage.tsx'), 'TermsPage'),
});
