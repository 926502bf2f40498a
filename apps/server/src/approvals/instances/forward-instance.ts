import { forwardInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { currentNodeOf } from './approval-row.ts';
import { answer, moveApproval, openForChange, requirePart } from './change-approval.ts';
import { passOn } from './pass-on.ts';
import { requireAskable } from './require-askable.ts';

export const forwardInstance = implementMutation(contract, async (call) => {
  const changing = await openForChange(call);
  const { to } = call.input;
  const { approver, onBehalfOf } = requirePart(changing, 'forward');
  const node = currentNodeOf(changing.row);
  await requireAskable(changing, to, node);
  await moveApproval(changing, { event: 'forward', action: 'forward', node, onBehalfOf, targetUserId: to });
  await passOn(call, approver, to, 'forward');
  return await answer(changing);
});
