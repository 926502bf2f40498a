import type { ApprovalCall } from './approval-call.ts';
import type { ApproverRow } from './approval-row.ts';
import { tellAsked } from './ask-node.ts';

/**
 * Puts somebody in the place of an approver, in whose turn they are asked from now on. Who was brought in because the time was over keeps the
 * last word, so whoever follows them has it.
 */
export async function passOn(call: ApprovalCall, from: ApproverRow, to: number, origin: 'forward' | 'replacement'): Promise<void> {
  const { instanceId, sequence, userId, position, status } = from;
  const place = (user: number) => ({ instanceId_sequence_userId: { instanceId, sequence, userId: user } });
  const part = {
    position,
    status,
    origin: from.origin === 'escalation' ? from.origin : origin,
    originUserId: userId,
    delegateUserId: null,
  };
  await call.tx.approvalApprover.update({ where: place(userId), data: { status: 'passed-on', delegateUserId: null } });
  await call.tx.approvalApprover.upsert({ where: place(to), update: part, create: { instanceId, sequence, userId: to, ...part } });
  if (status === 'asked') await tellAsked(call, instanceId, [to]);
}
