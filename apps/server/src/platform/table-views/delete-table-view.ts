import { deleteTableView as contract } from '@wagewright/contracts/platform/table-views';
import { implementMutation } from '../../core/implement.ts';
import { ownViewForChange, toldOf } from './own-view.ts';

export const deleteTableView = implementMutation(contract, async (call) => {
  const { input, actor, tx, audit } = call;
  const view = await ownViewForChange(call, actor.userId, input);
  await tx.tableView.delete({ where: { id: view.id } });
  audit({ entity: 'table-view', entityId: view.id, before: toldOf(view) });
  return { id: view.id };
});
