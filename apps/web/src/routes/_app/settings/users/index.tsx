import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId, readOneOf, readText } from '../../../../shared/search.ts';

const kinds = ['employee', 'custom', 'system'] as const;
const statuses = ['active', 'disabled'] as const;
const sorts = [
  'name',
  '-name',
  'account',
  '-account',
  'number',
  '-number',
  'last-sign-in',
  '-last-sign-in',
  'created',
  '-created',
] as const;

export const Route = createFileRoute('/_app/settings/users/')({
  staticData: { needs: 'user.read', texts: ['users'] },
  validateSearch: (raw: RawSearch) =>
    defined({
      kind: readOneOf(raw, 'kind', kinds),
      status: readOneOf(raw, 'status', statuses),
      role: readId(raw, 'role'),
      q: readText(raw, 'q'),
      sort: readOneOf(raw, 'sort', sorts),
    }),
  component: lazyScreen(() => import('../../../../features/identity/users/UserListPage.tsx'), 'UserListPage'),
});
