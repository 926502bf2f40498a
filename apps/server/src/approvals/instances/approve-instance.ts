import { approveInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import type { ApproverRow, NodeRow } from './approval-row.ts';
import { currentNodeOf } from './approval-row.ts';
import { askInTurn, askNode } from './ask-node.ts';
import { answer, moveApproval, openForChange, requirePart } from './change-approval.ts';
import { tellSubmitter } from './tell-submitter.ts';

/** One word ends a node where any may speak, and where the time was over and somebody was brought in. */
function endsNode({ mode, approvers }: NodeRow, approver: ApproverRow): boolean {
  if (mode === 'any-of' || approver.origin === 'escalation') return true;
  return !approvers.some(({ userId, status }) => userId !== approver.userId && (status === 'asked' || status === 'waiting'));
}

export const approveInstance = implementMutation(contract, async (call) => {
  const changing = await openForChange(call);
  const { row, subject } = changing;
  const { approver, onBehalfOf } = requirePart(changing, 'approve-node');
  const node = currentNodeOf(row);
  const isNodeOver = endsNode(node, approver);
  const next = isNodeOver ? row.nodes.find(({ position, status }) => position > node.position && status === 'waiting') : node;
  const lastNode = next === undefined;
  await moveApproval(changing, {
    event: 'approve-node',
    action: 'approve',
    facts: { lastNode, hasEarlierNode: false },
    data: lastNode ? { endedAt: changing.now } : {},
    node,
    onBehalfOf,
  });
  const { instanceId, sequence } = node;
  const own = { instanceId_sequence_userId: { instanceId, sequence, userId: approver.userId } };
  await call.tx.approvalApprover.update({ where: own, data: { status: 'approved' } });
  if (isNodeOver)
    await call.tx.approvalNode.update({ where: { instanceId_sequence: { instanceId, sequence } }, data: { status: 'approved' } });
  await subject.follow(call, row.subjectId, lastNode ? 'approve' : 'decide-node', row.id);
  if (lastNode) await tellSubmitter(changing, 'approve');
  else if (isNodeOver) await askNode(call, instanceId, next.sequence);
  else await askInTurn(call, instanceId, sequence);
  return await answer(changing);
});
