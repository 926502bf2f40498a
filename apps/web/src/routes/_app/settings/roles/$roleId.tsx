import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readOneOf } from '../../../../shared/search.ts';

const tabs = ['rights', 'menus', 'holders'] as const;

export const Route = createFileRoute('/_app/settings/roles/$roleId')({
  staticData: { needs: 'role.read', texts: ['roles'] },
  validateSearch: (raw: RawSearch) => defined({ tab: readOneOf(raw, 'tab', tabs) }),
  component: lazyScreen(() => import('../../../../features/identity/roles/RolePage.tsx'), 'RolePage'),
});
