import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/languages')({
  staticData: { needs: 'term.read', texts: ['languages'] },
  component: lazyScreen(() => import('../../../features/platform/languages/LanguageListPage.tsx'), 'LanguageListPage'),
});
