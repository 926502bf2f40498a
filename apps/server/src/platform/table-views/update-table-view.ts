import { updateTableView as contract } from '@wagewright/contracts/platform/table-views';
import { implementMutation } from '../../core/implement.ts';
import { clearDefault, ownViewForChange, requireFreeName, requireSeenSolution, toldOf, viewOf } from './own-view.ts';

export const updateTableView = implementMutation(contract, async (call) => {
  const { input, actor, deps, tx, audit } = call;
  const before = await ownViewForChange(call, actor.userId, input);
  const { name = before.name, isDefault = before.isDefault, sharedSolutionId = before.sharedSolutionId, state } = input;
  if (sharedSolutionId !== null && sharedSolutionId !== before.sharedSolutionId) await requireSeenSolution(tx, actor, sharedSolutionId);
  await requireFreeName(tx, { ...before, name }, before.id);
  if (isDefault && !before.isDefault) await clearDefault(tx, before);
  const changed = { name, isDefault, sharedSolutionId, updatedAt: deps.clock(), version: before.version + 1, ...(state ? { state } : {}) };
  const view = await tx.tableView.update({ where: { id: before.id }, data: changed });
  audit({ entity: 'table-view', entityId: view.id, before: toldOf(before), after: { ...toldOf(view), hasNewState: state !== undefined } });
  return viewOf(view, actor.userId);
});
