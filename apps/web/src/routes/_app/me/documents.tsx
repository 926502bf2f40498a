import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/me/documents')({
  staticData: { needs: 'document.read', texts: ['documents'] },
  component: lazyScreen(() => import('../../../features/org/documents/MyDocumentsPage.tsx'), 'MyDocumentsPage'),
});
