import { rejectInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { currentNodeOf } from './approval-row.ts';
import { answer, moveApproval, openForChange, requirePart } from './change-approval.ts';
import { tellSubmitter } from './tell-submitter.ts';

export const rejectInstance = implementMutation(contract, async (call) => {
  const changing = await openForChange(call);
  const { row, subject, now } = changing;
  const { approver, onBehalfOf } = requirePart(changing, 'reject');
  const node = currentNodeOf(row);
  await moveApproval(changing, { event: 'reject', action: 'reject', data: { endedAt: now }, node, onBehalfOf });
  const { instanceId, sequence } = node;
  await call.tx.approvalNode.update({ where: { instanceId_sequence: { instanceId, sequence } }, data: { status: 'rejected' } });
  const own = { instanceId_sequence_userId: { instanceId, sequence, userId: approver.userId } };
  await call.tx.approvalApprover.update({ where: own, data: { status: 'rejected' } });
  await subject.follow(call, row.subjectId, 'reject', row.id);
  await tellSubmitter(changing, 'reject');
  return await answer(changing);
});
