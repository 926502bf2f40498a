import { AppError, limits } from '@wagewright/contracts';
import { createTableView as contract } from '@wagewright/contracts/platform/table-views';
import { implementMutation } from '../../core/implement.ts';
import { clearDefault, requireFreeName, requireSeenSolution, toldOf, viewOf } from './own-view.ts';

export const createTableView = implementMutation(contract, async ({ input, actor, deps, tx, locks, audit }) => {
  const { table: tableName, name, state, isDefault, sharedSolutionId } = input;
  const owned = { userId: actor.userId, tableName };
  await locks.take('user', actor.userId);
  if (sharedSolutionId !== null) await requireSeenSolution(tx, actor, sharedSolutionId);
  await requireFreeName(tx, { ...owned, name });
  if ((await tx.tableView.count({ where: owned })) >= limits.tableViewsMax)
    throw new AppError('TOO_MANY', { what: 'views of a table', count: limits.tableViewsMax });
  if (isDefault) await clearDefault(tx, owned);
  const now = deps.clock();
  const view = await tx.tableView.create({ data: { ...owned, name, state, isDefault, sharedSolutionId, createdAt: now, updatedAt: now } });
  audit({ entity: 'table-view', entityId: view.id, after: toldOf(view) });
  return viewOf(view, actor.userId);
});
