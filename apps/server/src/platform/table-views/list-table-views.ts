import { listTableViews as contract } from '@wagewright/contracts/platform/table-views';
import { implementQuery } from '../../core/implement.ts';
import { seesSolution, viewOf } from './own-view.ts';

export const listTableViews = implementQuery(contract, async ({ input, actor, deps }) => {
  const { table: tableName, solutionId } = input;
  const { prisma } = deps.db;
  const shared = solutionId !== undefined && (await seesSolution(prisma, actor, solutionId)) ? [{ sharedSolutionId: solutionId }] : [];
  const views = await prisma.tableView.findMany({
    where: { tableName, OR: [{ userId: actor.userId }, ...shared] },
    include: { user: { select: { displayName: true, employee: { select: { name: true } } } } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return { rows: views.map((view) => viewOf(view, actor.userId)) };
});
