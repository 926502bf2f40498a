import { createFileRoute } from '@tanstack/react-router';
import { userTabKeys } from '../../../../features/identity/users/user-tabs.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readOneOf } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/settings/users/$userId')({
  staticData: { needs: 'user.read', texts: ['users', 'roles', 'audit', 'sessions', 'passwords', 'secondFactor'] },
  validateSearch: (raw: RawSearch) => defined({ tab: readOneOf(raw, 'tab', userTabKeys) }),
  component: lazyScreen(() => import('../../../../features/identity/users/UserPage.tsx'), 'UserPage'),
});
