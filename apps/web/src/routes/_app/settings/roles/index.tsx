import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/roles/')({
  staticData: { needs: 'role.read', texts: ['roles'] },
  component: lazyScreen(() => import('../../../../features/identity/roles/RoleListPage.tsx'), 'RoleListPage'),
});
