import type { ApprovalHandler, SubjectCall } from '../../approvals/instances/index.ts';
import type { Reach } from '../../core/grants.ts';
import type { BatchRow } from './load-batch.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { moveBatch } from './move-batch.ts';

/** Who may decide was settled by the approval: an approver need not reach the batch otherwise. */
const everywhere: Reach = { all: true, legalEntityIds: new Set(), solutionIds: new Set(), self: false, subordinates: false };

const load = ({ tx, locks }: SubjectCall, batchId: number): Promise<BatchRow> =>
  loadBatchForChange({ tx, locks, reach: everywhere }, batchId);

/** Moves a batch as its approval goes on; the batch's own guard still holds. */
export const batchApproval: ApprovalHandler = {
  lock: async (call, batchId) => void (await load(call, batchId)),
  follow: async (call, batchId, outcome) => void (await moveBatch(call, await load(call, batchId), { event: outcome })),
};
