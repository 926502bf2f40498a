import { AppError } from '@wagewright/contracts';
import { listRoleHolders as contract } from '@wagewright/contracts/identity/roles';
import { legalEntityColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { usersWithin } from '../../core/scopes.ts';

export const listRoleHolders = implementQuery(contract, async ({ input: { id, offset, limit }, reach, deps }) => {
  const { prisma } = deps.db;
  if ((await prisma.role.count({ where: { id } })) === 0) throw new AppError('NOT_FOUND', { what: 'role', id });
  const where = { roleId: id, user: usersWithin(reach) };
  const rows = await prisma.userRole.findMany({
    where,
    include: { user: true, legalEntity: true },
    orderBy: [{ user: { displayName: 'asc' } }, { id: 'asc' }],
    skip: offset,
    take: limit,
  });
  return {
    total: await prisma.userRole.count({ where }),
    rows: rows.map(({ id: assignment, user, legalEntity }) => ({
      id: assignment,
      userId: user.id,
      account: user.account,
      displayName: user.displayName,
      legalEntity: legalEntity && legalEntityColumns.name(legalEntity.name),
    })),
  };
});
