import { limits, type OutputOf } from '@wagewright/contracts';
import type { ApprovalKind } from '@wagewright/contracts/approvals/processes';
import type { getOverview } from '@wagewright/contracts/payroll/overview';
import { approvalColumns } from '@wagewright/db/columns';
import { readDueApprovals } from '../../approvals/instances/index.ts';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';

/** What is approved of payroll. */
const payrollKinds: readonly ApprovalKind[] = ['payroll-batch', 'solution-release'];

/** The approvals about payroll with a deadline that the caller has a part in, the next one first. */
export async function readDeadlines(deps: Deps, actor: Actor): Promise<OutputOf<typeof getOverview>['approvals']> {
  const { rows, total } = await readDueApprovals(deps, actor, payrollKinds, limits.overviewRowsMax);
  return {
    total,
    rows: rows.map(({ row, dueAt, isMine }) => ({
      id: row.id,
      kind: approvalColumns.kind(row.kind),
      title: approvalColumns.title(row.title),
      dueAt: dueAt.toISOString(),
      isMine,
    })),
  };
}
