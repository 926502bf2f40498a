import { AppError } from '@wagewright/contracts';
import { replaceApproverInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { currentNodeOf } from './approval-row.ts';
import { answer, moveApproval, openForChange, requireEvent } from './change-approval.ts';
import { passOn } from './pass-on.ts';
import { requireAskable } from './require-askable.ts';

export const replaceApproverInstance = implementMutation(contract, async (call) => {
  const changing = await openForChange(call);
  const { row, viewer } = changing;
  const { approver: replaced, to } = call.input;
  if (row.submittedByUserId === viewer.userId) throw new AppError('OWN_SUBMISSION');
  requireEvent(row, 'replace-approver');
  const node = currentNodeOf(row);
  const approver = node.approvers.find(({ userId, status }) => userId === replaced && (status === 'asked' || status === 'waiting'));
  if (!approver) {
    const user = await call.tx.user.findUnique({ where: { id: replaced }, select: { displayName: true } });
    throw new AppError('NOT_ASKED', { name: user?.displayName ?? `#${replaced}` });
  }
  await requireAskable(changing, to, node);
  await moveApproval(changing, { event: 'replace-approver', action: 'replace-approver', node, onBehalfOf: replaced, targetUserId: to });
  await passOn(call, approver, to, 'replacement');
  await call.tx.approvalNode.update({
    where: { instanceId_sequence: { instanceId: row.id, sequence: node.sequence } },
    data: { stuckToldAt: null },
  });
  return await answer(changing);
});
