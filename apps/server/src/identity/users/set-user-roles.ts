import { AppError } from '@wagewright/contracts';
import { setUserRoles as contract } from '@wagewright/contracts/identity/users';
import { roleColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { keepingHolders, requireGivable } from '../roles/index.ts';
import { seenUser } from './load-user.ts';
import { tellRoles } from './told-roles.ts';

interface Assignment {
  readonly roleId: number;
  readonly legalEntityId: number | null;
}

const keyOf = ({ roleId, legalEntityId }: Assignment): string => `${roleId}:${legalEntityId ?? ''}`;
const missingFrom = <Kind extends Assignment>(list: readonly Kind[], other: readonly Assignment[]): Kind[] =>
  list.filter((one) => !other.some((another) => keyOf(another) === keyOf(one)));

export const setUserRoles = implementMutation(contract, async (call) => {
  const { input, tx, sql, actor, reach, audit, unchanged } = call;
  const { id: userId, version, roles: wanted } = input;
  return await keepingHolders(sql, async () => {
    const { employeeId } = await seenUser(call, input);
    const home = employeeId === null ? null : await tx.employee.findUniqueOrThrow({ where: { id: employeeId } });
    const held = await tx.userRole.findMany({ where: { userId }, include: { role: true }, orderBy: { id: 'asc' } });
    const [added, removed] = [missingFrom(wanted, held), missingFrom(held, wanted)];
    const roles = await tx.role.findMany({ where: { id: { in: added.map(({ roleId }) => roleId) } }, include: { grants: true } });
    for (const { roleId, legalEntityId } of added) {
      const role = roles.find(({ id }) => id === roleId);
      if (!role) throw new AppError('NOT_FOUND', { what: 'role', id: roleId });
      const name = roleColumns.name(role.name);
      if (!reach.all && !reach.legalEntityIds.has(legalEntityId ?? 0)) throw new AppError('BEYOND_REACH', { role: name });
      requireGivable(actor, name, role.grants, { userId, legalEntityId: legalEntityId ?? home?.legalEntityId ?? null });
    }
    const beyond = removed.find(({ legalEntityId }) => !reach.all && !reach.legalEntityIds.has(legalEntityId ?? 0));
    if (beyond) throw new AppError('BEYOND_REACH', { role: roleColumns.name(beyond.role.name) });
    if (added.length + removed.length === 0) return (unchanged(), { version });
    await tx.userRole.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } });
    await tx.userRole.createMany({ data: added.map((one) => ({ userId, ...one })) });
    await tx.user.update({ where: { id: userId }, data: { version: version + 1 } });
    const [before = [], after = []] = await tellRoles(tx, held, wanted);
    audit({ entity: 'user', entityId: userId, before: { roles: before }, after: { roles: after } });
    return { version: version + 1 };
  });
});
