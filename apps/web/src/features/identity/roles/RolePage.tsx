import { Tabs } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { placeStore } from '../../../shared/places.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { HeaderTabs } from '../../../shared/ui/page-header/HeaderTabs.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { HoldersTab } from './HoldersTab.tsx';
import { RoleEditor } from './RoleEditor.tsx';
import { PayMarks } from './role-columns.tsx';

const NewRole = lazyPart(() => import('./NewRole.tsx'));
const route = getRouteApi('/_app/settings/roles/$roleId');
export type Role = Outputs['identity']['roles']['getRole'];
const tabs = ['rights', 'menus', 'holders'] as const;

export function RolePage() {
  const { roleId } = route.useParams();
  const query = trpc.identity.roles.getRole.useQuery({ id: Number(roleId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(role) => <RoleView key={`${role.id} ${role.version}`} role={role} />}
    </Loaded>
  );
}

/** What a role opens and hides, and who holds it. */
function RoleView({ role }: { readonly role: Role }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const can = useCan();
  const navigate = route.useNavigate();
  const { tab = 'rights' } = route.useSearch();
  const [asking, ask] = useState<'copy' | 'delete'>();
  const counts = { rights: role.permissions, menus: role.hiddenMenus.length, holders: role.holders };
  return (
    <>
      <PageHeader
        title={format.name(role.name)}
        trail={[{ label: t('title'), link: { to: '/settings/roles' } }]}
        status={<PayMarks role={role} t={t} />}
        facts={[
          t(role.builtIn ? 'builtInFact' : 'custom'),
          t('heldBy', { count: role.holders, people: format.count(role.holders) }),
          role.description,
        ].filter(Boolean)}
        secondary={can('role.edit') ? { id: 'copy', label: t('copy.action'), icon: <IconCopy size={16} />, run: () => ask('copy') } : null}
        more={
          role.mayEdit
            ? [{ id: 'delete', label: t('delete.action'), icon: <IconTrash size={16} />, isDangerous: true, run: () => ask('delete') }]
            : []
        }
      />
      <Suspense>{asking === 'copy' && <NewRole from={role} onClose={() => ask(undefined)} />}</Suspense>
      {asking === 'delete' && <DeleteRole role={role} onClose={() => ask(undefined)} />}
      <Tabs
        value={tab}
        onChange={(value) => {
          const next = tabs.find((one) => one === value && one !== 'rights');
          void navigate({ search: next ? { tab: next } : {}, resetScroll: false });
        }}
      >
        <HeaderTabs label={t('tabs.label')} chosen={tab} tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`), count: counts[key] }))} />
        <Suspense fallback={<RowsSkeleton />}>
          {tab === 'holders' ? <HoldersTab roleId={role.id} /> : null}
          <RoleEditor role={role} part={tab} />
        </Suspense>
      </Tabs>
    </>
  );
}

function DeleteRole({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const remove = trpc.identity.roles.deleteRole.useMutation();
  const name = format.name(role.name);
  const confirm = async () => {
    const result = await call(remove.mutateAsync({ id: role.id, version: role.version }));
    if (!result.ok) return;
    notify.done(t('delete.done', { name }));
    placeStore.gone(`/settings/roles/${role.id}`);
    await utils.identity.roles.listRoles.invalidate();
    await navigate({ to: '/settings/roles' });
  };
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      facts={[{ label: t('columns.holders'), value: format.count(role.holders) }]}
      text={t('delete.text')}
      confirmLabel={t('delete.action')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
