import type { FileOwner } from '../../platform/files/index.ts';
import { dayOf, involving, loadApproval, viewerOf } from './approval-row.ts';
import { requireEvent } from './change-approval.ts';

/** Whoever may see an approval may read its files. Taking one away is a change: who decides meanwhile has seen another state. */
export const approvalFiles: FileOwner = {
  isSeen: async ({ tx, actor, deps }, id) => {
    const viewer = await viewerOf(tx, actor, dayOf(deps.clock()));
    return (await tx.approvalInstance.count({ where: { AND: [{ id }, involving(viewer)] } })) > 0;
  },
  letGo: async ({ tx, locks, actor, deps, audit }, id) => {
    const viewer = await viewerOf(tx, actor, dayOf(deps.clock()));
    await locks.take('approval', id);
    const row = await loadApproval(tx, id, viewer);
    requireEvent(row, 'remove-file');
    await tx.approvalInstance.update({ where: { id }, data: { version: { increment: 1 } } });
    const { status, version } = row;
    audit({ entity: 'approval', entityId: id, before: { status, version }, after: { status, version: version + 1, event: 'remove-file' } });
  },
};
