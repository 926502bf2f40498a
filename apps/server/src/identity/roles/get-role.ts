import { AppError } from '@wagewright/contracts';
import { getRole as contract } from '@wagewright/contracts/identity/roles';
import { countHolders, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { viewRole } from './role-view.ts';

export const getRole = implementQuery(contract, async ({ input: { id }, actor, reach, deps }) => {
  const { prisma } = deps.db;
  const role = await prisma.role.findUnique({ where: { id }, include: { grants: true } });
  if (!role) throw new AppError('NOT_FOUND', { what: 'role', id });
  const holders = await countHolders(sqlOfPrisma(prisma), reach, id);
  return {
    ...viewRole(role, holders.get(id) ?? 0),
    grants: role.grants.map(({ permission, scope }) => ({ permission, scope })),
    mayEdit: !role.builtIn && actor.grants.has('role.edit'),
  };
});
