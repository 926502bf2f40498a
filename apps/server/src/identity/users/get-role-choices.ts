import { factsOfPermission } from '@wagewright/contracts/identity/roles';
import { getRoleChoices as contract } from '@wagewright/contracts/identity/users';
import { legalEntityColumns, roleColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { notGivable } from '../roles/index.ts';

export const getRoleChoices = implementQuery(contract, async ({ actor, reach, deps }) => {
  const { prisma } = deps.db;
  const where = reach.all ? {} : { id: { in: [...reach.legalEntityIds] } };
  const legalEntities = await prisma.legalEntity.findMany({ where, orderBy: { id: 'asc' } });
  const roles = await prisma.role.findMany({ include: { grants: true }, orderBy: [{ builtIn: 'desc' }, { id: 'asc' }] });
  // to somebody else, somewhere within the reach; whom exactly is looked at when it is given
  const place = { userId: 0, legalEntityId: reach.all ? null : (legalEntities[0]?.id ?? null) };
  return {
    everywhere: reach.all,
    legalEntities: legalEntities.map(({ id, name }) => ({ id, name: legalEntityColumns.name(name) })),
    roles: roles.map(({ id, name, description, grants }) => ({
      id,
      name: roleColumns.name(name),
      description,
      showsPay: grants.some(({ permission }) => factsOfPermission(permission)?.pay === 'shows'),
      isGivable: notGivable(actor, grants, place).length === 0,
    })),
  };
});
