import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Users.module.css';
import type { User } from './user.ts';

type HeldRole = User['roles'][number];

interface Props {
  readonly held: readonly HeldRole[];
  /** Who is none works in no legal entity: what counts where one works counts nowhere. */
  readonly isEmployee: boolean;
  readonly onAdd: (role: HeldRole) => void;
}

/** One more role, and where it shall count. What the reader may not give stands there, but cannot be chosen. */
export function AddRole({ held, isEmployee, onAdd }: Props) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { data: choices } = trpc.identity.users.getRoleChoices.useQuery({});
  const [roleId, setRole] = useState('');
  const [entityId, setEntity] = useState<string>();
  if (!choices) return <Skeleton h={60} mt={16} />;
  const entity = entityId ?? (choices.everywhere ? '' : String(choices.legalEntities[0]?.id ?? ''));
  const legalEntityId = entity === '' ? null : Number(entity);
  const role = choices.roles.find(({ id }) => String(id) === roleId);
  const isHeld = held.some((one) => String(one.roleId) === roleId && one.legalEntityId === legalEntityId);
  const add = () => {
    if (!role) return;
    const legalEntity = choices.legalEntities.find(({ id }) => id === legalEntityId)?.name ?? null;
    onAdd({ roleId: role.id, code: '', name: role.name, builtIn: false, legalEntityId, legalEntity, showsPay: role.showsPay });
    setRole('');
  };
  return (
    <div className={classes.add}>
      <NativeSelect
        label={t('roles.add')}
        value={roleId}
        data={[
          { value: '', label: t('roles.choose') },
          ...choices.roles.map(({ id, name, isGivable }) => ({
            value: String(id),
            label: isGivable ? format.name(name) : t('roles.notYours', { name: format.name(name) }),
            disabled: !isGivable,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => setRole(value)}
      />
      <NativeSelect
        label={t('roles.where')}
        value={entity}
        data={[
          ...(choices.everywhere ? [{ value: '', label: t(isEmployee ? 'roles.everywhere' : 'roles.nowhere') }] : []),
          ...choices.legalEntities.map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
        ]}
        onChange={({ currentTarget: { value } }) => setEntity(value)}
      />
      <Button variant="default" disabled={!role || isHeld} onClick={add}>
        {t('roles.addAction')}
      </Button>
    </div>
  );
}
