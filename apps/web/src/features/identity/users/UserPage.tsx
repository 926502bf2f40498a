import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { userKindLabels, userStatusLabels } from '@wagewright/contracts/identity/users';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { HeaderTabs } from '../../../shared/ui/page-header/HeaderTabs.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useCan } from '../../../shared/views.ts';
import { FactsTab } from './FactsTab.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { statusTones, type User } from './user.ts';
import { type UserTab, userTabKeys, userTabs } from './user-tabs.ts';

const panels: Record<UserTab, React.ComponentType<{ user: User }>> = {
  facts: FactsTab,
  roles: lazyPart(() => import('./RolesTab.tsx')),
  access: lazyPart(() => import('./AccessTab.tsx')),
  views: lazyPart(() => import('./ViewsTab.tsx')),
  'sign-ins': lazyPart(() => import('./SignInsTab.tsx')),
  activity: lazyPart(() => import('./ActivityTab.tsx')),
};

const route = getRouteApi('/_app/settings/users/$userId');

export function UserPage() {
  const { userId } = route.useParams();
  const query = trpc.identity.users.getUser.useQuery({ id: Number(userId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(user) => <UserView key={user.id} user={user} />}
    </Loaded>
  );
}

function UserView({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const can = useCan();
  const navigate = route.useNavigate();
  const { tab: asked = 'facts' } = route.useSearch();
  const { dialog, ...actions } = useUserActions(user);
  const tabs = userTabKeys.filter((key) => userTabs[key] === null || can(userTabs[key]));
  const tab = tabs.includes(asked) ? asked : 'facts';
  const counts: Partial<Record<UserTab, number>> = { roles: user.roles.length };
  const go = (value: string | null) => {
    const next = tabs.find((key) => key === value && key !== 'facts');
    void navigate({ search: next ? { tab: next } : {}, resetScroll: false });
  };
  return (
    <>
      <PageHeader
        title={user.displayName}
        trail={[{ label: t('title'), link: { to: '/settings/users' } }]}
        status={<StatusBadge tone={statusTones[user.status]}>{format.name(userStatusLabels[user.status])}</StatusBadge>}
        facts={[format.name(userKindLabels[user.kind]), user.account, ...(user.isSelf ? [t('thatIsYou')] : [])]}
        {...actions}
      />
      {dialog}
      <Tabs value={tab} keepMounted={false} onChange={go}>
        <HeaderTabs label={t('tabs.label')} chosen={tab} tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`), count: counts[key] }))} />
        {tabs.map((key) => {
          const Content = panels[key];
          return (
            <Tabs.Panel key={key} value={key} pt="lg">
              <Suspense fallback={<RowsSkeleton />}>
                <Content user={user} />
              </Suspense>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}
