import { AppError, type LocalizedText } from '@wagewright/contracts';
import type { BatchEvent } from '@wagewright/contracts/payroll/batches';
import { countPayeesWithErrors, type Sql } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import type { ApprovalHandler, ApprovalOutcome, SubjectCall } from '../../approvals/instances/index.ts';
import { requireReach } from '../../core/actor.ts';
import { everywhere, type Reach } from '../../core/grants.ts';
import { compareFollowing } from './compare-again.ts';
import { type BatchRow, loadBatch } from './load-batch.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { moveBatch } from './move-batch.ts';
import { requireSignedChanges } from './require-signed-changes.ts';
import { summaryOf } from './run-totals.ts';

/** What the approval's progress is for the batch; a batch that came back stays as it is when its approval is given up. */
const events: Readonly<Record<ApprovalOutcome, BatchEvent | null>> = {
  submit: 'submit',
  'decide-node': 'decide-node',
  approve: 'approve',
  reject: 'reject',
  'roll-back': 'roll-back',
  withdraw: 'withdraw',
  cancel: null,
};

/** The solution and period, and the batch's own name where it says more. */
const titleOf = ({ period, name }: BatchRow): LocalizedText => {
  const solution = solutionColumns.name(period.solution.name);
  const own = name === period.name ? '' : ` (${name})`;
  return { en: `${solution.en} ${period.name}${own}`, 'zh-CN': `${solution['zh-CN']} ${period.name}${own}` };
};

/** @throws AppError BATCH_HAS_ERRORS: somebody would be paid by a cell that has no value */
export async function requireNoErrors(sql: Sql, batchId: number): Promise<void> {
  const count = await countPayeesWithErrors(sql, batchId);
  if (count > 0) throw new AppError('BATCH_HAS_ERRORS', { id: batchId, count });
}

const load = ({ tx, locks }: SubjectCall, batchId: number, reach: Reach): Promise<BatchRow> =>
  loadBatchForChange({ tx, locks, reach }, batchId);

/**
 * Moves a batch as its approval goes on; the batch's own guard still holds. Who may decide was settled by the approval: an approver need not
 * reach the batch otherwise. Submitting it needs what it needs from its own page.
 */
export const batchApproval: ApprovalHandler = {
  lock: async (call, batchId) => void (await load(call, batchId, everywhere)),
  describe: async ({ tx, reach }, batchId) => {
    const batch = await loadBatch(tx, batchId, reach);
    const { solutionId } = batch.period;
    const approvers = await tx.solutionUser.findMany({ where: { solutionId, role: 'approver' }, orderBy: { userId: 'asc' } });
    const figures = batch.currentRun ? summaryOf(batch.currentRun.totals) : undefined;
    return {
      title: titleOf(batch),
      solutionId,
      employeeId: null,
      approverUserIds: approvers.map(({ userId }) => userId),
      facts: { type: batch.type, payees: String(batch.payeeCount), gross: figures?.gross ?? null, net: figures?.net ?? null },
    };
  },
  follow: async (call, batchId, outcome, instanceId) => {
    const event = events[outcome];
    if (event === null) return;
    const isSubmission = outcome === 'submit';
    const reach = isSubmission ? requireReach(call.actor, 'batch.submit', 'approvals/instances/submit-instance') : everywhere;
    const batch = await load(call, batchId, reach);
    if (isSubmission) {
      await requireNoErrors(call.sql, batchId);
      await requireSignedChanges(call.sql, batchId);
    }
    await moveBatch(call, batch, { event, ...(isSubmission ? { data: { approvalInstanceId: instanceId } } : {}) });
    if (event === 'approve') await compareFollowing(call, batchId);
  },
};
