import { Alert, Button, CloseButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { useLeaveGuard } from '../../../shared/ui/form/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { AddRole } from './AddRole.tsx';
import classes from './Users.module.css';
import type { User } from './user.ts';

type HeldRole = User['roles'][number];
export type RoleChoices = Outputs['identity']['users']['getRoleChoices'];

export const roleKey = ({ roleId, legalEntityId }: { roleId: number; legalEntityId: number | null }): string =>
  `${roleId}:${legalEntityId ?? ''}`;

/** The roles of a user, each with where it counts; they are changed together and saved once. */
export default function RolesTab({ user }: { readonly user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.identity.users.setUserRoles.useMutation();
  const [edited, setEdited] = useState<readonly HeldRole[]>();
  const [isAsking, ask] = useState(false);
  const roles = edited ?? user.roles;
  const isEmployee = user.employeeId !== null;
  const taken = user.roles.filter((role) => !roles.some((one) => roleKey(one) === roleKey(role)));
  const given = roles.filter((role) => !user.roles.some((one) => roleKey(one) === roleKey(role)));
  const unsaved = given.length + taken.length;
  const giveUp = () => setEdited(undefined);
  const { question } = useLeaveGuard({ unsaved, isSaved: () => false, saved: giveUp }, giveUp);
  const names = (list: readonly HeldRole[]) => format.list(list.map(({ name }) => format.name(name))) || t('none');
  const send = async () => {
    const wanted = roles.map(({ roleId, legalEntityId }) => ({ roleId, legalEntityId }));
    const result = await call(save.mutateAsync({ id: user.id, version: user.version, roles: wanted }));
    ask(false);
    if (!result.ok) return;
    notify.done(t('roles.saved', { name: user.displayName }));
    await utils.identity.invalidate();
    setEdited(undefined);
  };
  return (
    <Panel title={t('roles.title')} note={t('roles.note')}>
      <ul className={classes.list}>
        {roles.length === 0 && <li className={classes.second}>{t('roles.none')}</li>}
        {roles.map((role) => (
          <li key={roleKey(role)}>
            <span className={classes.grow}>
              <Link to="/settings/roles/$roleId" params={{ roleId: String(role.roleId) }}>
                {format.name(role.name)}
              </Link>
              <br />
              <span className={classes.second}>
                {role.legalEntity
                  ? t('roles.in', { name: format.name(role.legalEntity) })
                  : t(isEmployee ? 'roles.everywhere' : 'roles.nowhere')}
              </span>
            </span>
            {role.showsPay && <StatusBadge tone="decision">{t('showsPay')}</StatusBadge>}
            {user.mayAssign && (
              <CloseButton
                aria-label={t('roles.take', { name: format.name(role.name) })}
                onClick={() => setEdited(roles.filter((one) => roleKey(one) !== roleKey(role)))}
              />
            )}
          </li>
        ))}
      </ul>
      {user.mayAssign && <AddRole held={roles} isEmployee={isEmployee} onAdd={(role) => setEdited([...roles, role])} />}
      {question}
      {unsaved > 0 && (
        <div className={classes.bar}>
          <Button variant="default" onClick={giveUp}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button onClick={() => ask(true)}>{t('roles.save')}</Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('roles.confirm', { name: user.displayName })}
          facts={[
            { label: t('roles.given'), value: names(given) },
            { label: t('roles.taken'), value: names(taken) },
          ]}
          figures={
            user.isSelf && taken.length > 0 ? (
              <Alert color="orange" variant="light" mb="md">
                {t('roles.ownWarning')}
              </Alert>
            ) : null
          }
          text={t('roles.confirmText')}
          confirmLabel={t('roles.save')}
          isBusy={save.isPending}
          onConfirm={() => void send()}
          onClose={() => ask(false)}
        />
      )}
    </Panel>
  );
}
