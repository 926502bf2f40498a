import { AppError } from '@wagewright/contracts';
import { getRole as contract } from '@wagewright/contracts/identity/roles';
import { implementQuery } from '../../core/implement.ts';
import { usersWithin } from '../../core/scopes.ts';
import { viewRole } from './role-view.ts';

export const getRole = implementQuery(contract, async ({ input: { id }, actor, reach, deps }) => {
  const { prisma } = deps.db;
  const role = await prisma.role.findUnique({ where: { id }, include: { grants: true } });
  if (!role) throw new AppError('NOT_FOUND', { what: 'role', id });
  const holders = await prisma.userRole.count({ where: { roleId: id, user: usersWithin(reach) } });
  return {
    ...viewRole(role, holders),
    grants: role.grants.map(({ permission, scope }) => ({ permission, scope })),
    mayEdit: !role.builtIn && actor.grants.has('role.edit'),
  };
});
