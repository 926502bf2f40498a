import { listTableViews as contract } from '@wagewright/contracts/platform/table-views';
import { implementQuery } from '../../core/implement.ts';
import { viewOf } from './own-view.ts';

export const listTableViews = implementQuery(contract, async ({ input, actor, deps }) => {
  const views = await deps.db.prisma.tableView.findMany({
    where: { userId: actor.userId, tableName: input.table },
    orderBy: { name: 'asc' },
  });
  return { rows: views.map(viewOf) };
});
