import { IconUsers } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Inputs, type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { UserFilters, type UserSearch } from './UserFilters.tsx';
import type { UserRow } from './user.ts';
import { userColumns } from './user-columns.tsx';

const NewUser = lazyPart(() => import('./NewUser.tsx'));
const route = getRouteApi('/_app/settings/users/');
type Asked = Inputs['identity']['users']['listUsers'];

/** As the server is asked. */
const askedOf = ({ kind, status, role, q, sort = 'name' }: UserSearch) =>
  defined({
    kind,
    status,
    roleId: role,
    search: q,
    sort: sort.replace(/^-/, '') as Asked['sort'],
    direction: sort.startsWith('-') ? ('descending' as const) : ('ascending' as const),
  });

/** Who signs in: found, counted, and made. */
export function UserListPage() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const can = useCan();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const [isMaking, setMaking] = useState(false);
  const asked = askedOf(search);
  const counts = trpc.identity.users.countUsers.useQuery(defined({ search: search.q, roleId: search.role }), {
    placeholderData: (before) => before,
  });
  const rows = useWindowRows<UserRow, Outputs['identity']['users']['listUsers']>({
    keyOf: (range) => getQueryKey(trpc.identity.users.listUsers, { ...asked, ...range }, 'query'),
    read: (range, signal) => utils.client.identity.users.listUsers.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => userColumns(t, format), [t, format]);
  const go = (next: UserSearch) => void navigate({ search: defined(next), replace: true });
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={can('user.edit') ? { id: 'new', label: t('new.action'), run: () => setMaking(true) } : null}
      />
      <UserFilters search={search} counts={counts.data} change={go} />
      <Panel flush>
        <DataTable
          label={t('title')}
          name="users"
          columns={columns}
          rows={rows}
          identity={JSON.stringify(asked)}
          sort={search.sort ?? 'name'}
          onSort={(sort) => go({ ...search, sort: sort as UserSearch['sort'] })}
          empty={<EmptyState icon={<IconUsers size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
      <Suspense>{isMaking && <NewUser onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
