import { AppError } from '@wagewright/contracts';
import { delegateInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { currentNodeOf } from './approval-row.ts';
import { tellAsked } from './ask-node.ts';
import { answer, moveApproval, openForChange, requirePart } from './change-approval.ts';
import { requireAskable } from './require-askable.ts';

export const delegateInstance = implementMutation(contract, async (call) => {
  const changing = await openForChange(call);
  const { to } = call.input;
  const { approver, onBehalfOf } = requirePart(changing, 'delegate');
  if (onBehalfOf !== null) throw new AppError('NOT_YOUR_TURN');
  const node = currentNodeOf(changing.row);
  await requireAskable(changing, to, node);
  await moveApproval(changing, { event: 'delegate', action: 'delegate', node, targetUserId: to });
  const { instanceId, sequence, userId } = approver;
  await call.tx.approvalApprover.update({
    where: { instanceId_sequence_userId: { instanceId, sequence, userId } },
    data: { delegateUserId: to },
  });
  await tellAsked(call, instanceId, [to]);
  return await answer(changing);
});
