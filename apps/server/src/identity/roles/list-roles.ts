import { listRoles as contract } from '@wagewright/contracts/identity/roles';
import { countHolders, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { viewRole } from './role-view.ts';

export const listRoles = implementQuery(contract, async ({ reach, deps }) => {
  const { prisma } = deps.db;
  const roles = await prisma.role.findMany({ include: { grants: true }, orderBy: [{ builtIn: 'desc' }, { id: 'asc' }] });
  const holders = await countHolders(sqlOfPrisma(prisma), reach);
  return { rows: roles.map((role) => viewRole(role, holders.get(role.id) ?? 0)) };
});
