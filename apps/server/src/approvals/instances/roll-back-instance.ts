import { AppError } from '@wagewright/contracts';
import { rollBackInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { currentNodeOf, earlierNodesOf, type NodeRow, type Part } from './approval-row.ts';
import { askNode } from './ask-node.ts';
import { answer, type Changing, moveApproval, openForChange, requirePart } from './change-approval.ts';
import { tellSubmitter } from './tell-submitter.ts';

/** What was decided from a node on is to be decided again; who passed their part on stays out, who was brought in for the time is in reserve again. */
async function undoFrom({ call, row }: Changing, target: NodeRow): Promise<void> {
  const undone = row.nodes.filter(({ position, status }) => position >= target.position && status !== 'skipped' && status !== 'waiting');
  const where = { instanceId: row.id, sequence: { in: undone.map(({ sequence }) => sequence) } };
  await call.tx.approvalNode.updateMany({ where, data: { status: 'waiting' } });
  const there = { ...where, status: { not: 'passed-on' } };
  await call.tx.approvalApprover.updateMany({ where: { ...there, origin: { not: 'escalation' } }, data: { status: 'waiting' } });
  await call.tx.approvalApprover.updateMany({ where: { ...there, origin: 'escalation' }, data: { status: 'reserve' } });
}

async function toSubmitter(changing: Changing, { onBehalfOf }: Part): Promise<void> {
  const { call, row, subject, now } = changing;
  const node = currentNodeOf(row);
  await moveApproval(changing, { event: 'roll-back-to-submitter', action: 'roll-back', data: { endedAt: now }, node, onBehalfOf });
  const place = { instanceId_sequence: { instanceId: row.id, sequence: node.sequence } };
  await call.tx.approvalNode.update({ where: place, data: { status: 'waiting' } });
  await subject.follow(call, row.subjectId, 'roll-back', row.id);
  await tellSubmitter(changing, 'roll-back');
}

async function toNode(changing: Changing, { onBehalfOf }: Part, target: NodeRow): Promise<void> {
  const { call, row, subject } = changing;
  await moveApproval(changing, {
    event: 'roll-back-to-node',
    action: 'roll-back',
    node: currentNodeOf(row),
    onBehalfOf,
    targetName: target.name,
  });
  await undoFrom(changing, target);
  await subject.follow(call, row.subjectId, 'decide-node', row.id);
  await askNode(call, row.id, target.sequence);
}

export const rollBackInstance = implementMutation(contract, async (call) => {
  const changing = await openForChange(call);
  const { to } = call.input;
  const part = requirePart(changing, 'roll-back-to-submitter');
  if (to === undefined) await toSubmitter(changing, part);
  else {
    const target = earlierNodesOf(changing.row).find(({ sequence }) => sequence === to);
    if (!target) throw new AppError('NODE_NOT_EARLIER');
    await toNode(changing, part, target);
  }
  return await answer(changing);
});
