import { listRoles as contract } from '@wagewright/contracts/identity/roles';
import { implementQuery } from '../../core/implement.ts';
import { usersWithin } from '../../core/scopes.ts';
import { viewRole } from './role-view.ts';

export const listRoles = implementQuery(contract, async ({ reach, deps }) => {
  const { prisma } = deps.db;
  const roles = await prisma.role.findMany({ include: { grants: true }, orderBy: [{ builtIn: 'desc' }, { id: 'asc' }] });
  const held = await prisma.userRole.groupBy({ by: ['roleId'], where: { user: usersWithin(reach) }, _count: { userId: true } });
  const holders = new Map(held.map(({ roleId, _count }) => [roleId, _count.userId]));
  return { rows: roles.map((role) => viewRole(role, holders.get(role.id) ?? 0)) };
});
