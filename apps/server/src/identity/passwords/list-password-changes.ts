import { listPasswordChanges as contract } from '@wagewright/contracts/identity/passwords';
import { passwordHistoryColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { userInReach } from '../../core/user-in-reach.ts';

export const listPasswordChanges = implementQuery(contract, async ({ input, actor, deps }) => {
  const { prisma } = deps.db;
  const { id: userId } = await userInReach(prisma, actor, 'sign-in.read', input.userId);
  const rows = await prisma.passwordHistory.findMany({
    where: { userId },
    select: { id: true, way: true, setAt: true, setBy: { select: { displayName: true } } },
    orderBy: { id: 'desc' },
    skip: input.offset,
    take: input.limit,
  });
  return {
    total: await prisma.passwordHistory.count({ where: { userId } }),
    rows: rows.map(({ id, way, setAt, setBy }) => ({
      id,
      way: passwordHistoryColumns.way(way),
      setBy: setBy.displayName,
      setAt: setAt.toISOString(),
    })),
  };
});
