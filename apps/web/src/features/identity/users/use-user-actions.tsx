import { IconPencil, IconTrash, IconUserOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { placeStore } from '../../../shared/places.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { HeaderActionsProps } from '../../../shared/ui/page-header/HeaderActions.tsx';
import type { User } from './user.ts';

const EditUser = lazyPart(() => import('./EditUser.tsx'));
type Asking = 'edit' | 'status' | 'delete';

/** What can be done with a user, and the questions before it. */
export function useUserActions(user: User): HeaderActionsProps & { readonly dialog: React.ReactNode } {
  const { t } = useTranslation('users');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [asking, ask] = useState<Asking>();
  const setStatus = trpc.identity.users.setUserStatus.useMutation();
  const deleteCustom = trpc.identity.users.deleteCustomUsers.useMutation();
  const deleteSystem = trpc.identity.users.deleteSystemUsers.useMutation();
  const close = () => ask(undefined);
  const isActive = user.status === 'active';
  const switchStatus = async (reason: string) => {
    const status = isActive ? 'disabled' : 'active';
    const result = await call(setStatus.mutateAsync({ id: user.id, version: user.version, status, ...(reason ? { reason } : {}) }));
    if (!result.ok) return;
    close();
    notify.done(t(isActive ? 'disable.done' : 'enable.done', { name: user.displayName, count: result.data.sessionsEnded }));
    await utils.identity.users.invalidate();
  };
  const remove = async () => {
    const result = await call((user.kind === 'system' ? deleteSystem : deleteCustom).mutateAsync({ ids: [user.id] }));
    if (!result.ok) return;
    notify.done(t('delete.done', { name: user.displayName }));
    placeStore.gone(`/settings/users/${user.id}`);
    await utils.identity.users.invalidate();
    await navigate({ to: '/settings/users' });
  };
  if (!user.mayEdit) return { dialog: null };
  const mayDisable = !user.isSelf || !isActive;
  return {
    secondary: { id: 'edit', label: t('edit.action'), icon: <IconPencil size={16} />, run: () => ask('edit') },
    more: [
      ...(mayDisable
        ? [
            {
              id: 'status',
              label: t(isActive ? 'disable.action' : 'enable.action'),
              icon: <IconUserOff size={16} />,
              isDangerous: isActive,
              run: () => ask('status'),
            },
          ]
        : []),
      ...(user.kind !== 'employee' && !user.isSelf
        ? [{ id: 'delete', label: t('delete.action'), icon: <IconTrash size={16} />, isDangerous: true, run: () => ask('delete') }]
        : []),
    ],
    dialog: (
      <>
        <Suspense>{asking === 'edit' && <EditUser user={user} onClose={close} />}</Suspense>
        {asking === 'status' && (
          <ConfirmDialog
            title={t(isActive ? 'disable.title' : 'enable.title', { name: user.displayName })}
            facts={
              isActive
                ? [
                    { label: t('sessions'), value: format.count(user.sessions) },
                    { label: t('apiKeys'), value: format.count(user.apiKeys) },
                  ]
                : []
            }
            text={t(isActive ? 'disable.text' : 'enable.text')}
            confirmLabel={t(isActive ? 'disable.action' : 'enable.action')}
            isDangerous={isActive}
            isBusy={setStatus.isPending}
            onConfirm={(reason) => void switchStatus(reason)}
            onClose={close}
          />
        )}
        {asking === 'delete' && (
          <ConfirmDialog
            title={t('delete.title', { name: user.displayName })}
            text={t('delete.text')}
            confirmLabel={t('delete.action')}
            isDangerous
            isBusy={deleteCustom.isPending || deleteSystem.isPending}
            onConfirm={() => void remove()}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
