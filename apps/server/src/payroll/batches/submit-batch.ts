import { AppError, type LocalizedText } from '@wagewright/contracts';
import { submitBatch as contract } from '@wagewright/contracts/payroll/batches';
import { countPayeesWithErrors } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import { submitInstance } from '../../approvals/instances/index.ts';
import { implementMutation } from '../../core/implement.ts';
import type { BatchRow } from './load-batch.ts';
import { changeBatch } from './move-batch.ts';

/** The solution and period, and the batch's own name where it says more. */
const titleOf = ({ period, name }: BatchRow): LocalizedText => {
  const solution = solutionColumns.name(period.solution.name);
  const own = name === period.name ? '' : ` (${name})`;
  return { en: `${solution.en} ${period.name}${own}`, 'zh-CN': `${solution['zh-CN']} ${period.name}${own}` };
};

export const submitBatch = implementMutation(contract, (call) =>
  changeBatch(call, 'submit', async (batch) => {
    const { tx, sql, actor, input } = call;
    const count = await countPayeesWithErrors(sql, batch.id);
    if (count > 0) throw new AppError('BATCH_HAS_ERRORS', { id: batch.id, count });
    const { solutionId, solution } = batch.period;
    const approvers = await tx.solutionUser.findMany({ where: { solutionId, role: 'approver', userId: { not: actor.userId } } });
    if (approvers.length === 0) throw new AppError('APPROVER_MISSING', { solution: solution.code });
    const instanceId = await submitInstance(call, {
      kind: 'payroll-batch',
      subjectId: batch.id,
      title: titleOf(batch),
      node: { en: 'Solution approver', 'zh-CN': '方案审批人' },
      approverUserIds: approvers.map(({ userId }) => userId),
      remarks: input.remarks,
      link: (instance) => `/approvals/${instance}`,
    });
    await tx.batch.update({ where: { id: batch.id }, data: { approvalInstanceId: instanceId } });
  }),
);
