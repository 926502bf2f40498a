import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/me/contacts')({
  staticData: { needs: 'contact.read', texts: ['contacts'] },
  component: lazyScreen(() => import('../../../features/org/contacts/MyContactsPage.tsx'), 'MyContactsPage'),
});
