import { AppError, limits } from '@wagewright/contracts';
import { addSignerInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { currentNodeOf, type NodeRow } from './approval-row.ts';
import { askNode } from './ask-node.ts';
import { answer, type Changing, moveApproval, openForChange, requirePart } from './change-approval.ts';
import { requireAskable } from './require-askable.ts';

const signerName = { en: 'Further signer', 'zh-CN': '加签' };

/** A node of the signer's own at a position, those from there on moved by one. @returns its sequence */
async function insertNode({ call, row, viewer }: Changing, position: number, to: number): Promise<number> {
  const instanceId = row.id;
  const sequence = Math.max(...row.nodes.map((node) => node.sequence)) + 1;
  await call.tx.approvalNode.updateMany({ where: { instanceId, position: { gte: position } }, data: { position: { increment: 1 } } });
  const approvers = { create: { userId: to, status: 'waiting', origin: 'signer', originUserId: viewer.userId } };
  await call.tx.approvalNode.create({
    data: { instanceId, sequence, position, name: signerName, addedByUserId: viewer.userId, approvers },
  });
  return sequence;
}

/** The node waits for the signer before it; who has decided there has decided. */
async function putBack({ call, row }: Changing, { sequence }: NodeRow): Promise<void> {
  const where = { instanceId: row.id, sequence };
  await call.tx.approvalNode.updateMany({ where, data: { status: 'waiting' } });
  await call.tx.approvalApprover.updateMany({ where: { ...where, status: 'asked' }, data: { status: 'waiting' } });
}

export const addSignerInstance = implementMutation(contract, async (call) => {
  const changing = await openForChange(call);
  const { to, when } = call.input;
  const { row } = changing;
  const { onBehalfOf } = requirePart(changing, 'add-signer');
  const node = currentNodeOf(row);
  await requireAskable(changing, to, node);
  if (row.nodes.length >= limits.processNodesMax * 2)
    throw new AppError('TOO_MANY', { what: 'signers added', count: limits.processNodesMax });
  await moveApproval(changing, { event: 'add-signer', action: 'add-signer', node, onBehalfOf, targetUserId: to });
  const sequence = await insertNode(changing, when === 'before' ? node.position : node.position + 1, to);
  if (when === 'before') {
    await putBack(changing, node);
    await askNode(call, row.id, sequence);
  }
  return await answer(changing);
});
