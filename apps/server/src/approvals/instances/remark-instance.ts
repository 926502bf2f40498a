import { AppError } from '@wagewright/contracts';
import { remarkInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { currentNodeOf } from './approval-row.ts';
import { answer, moveApproval, openForChange } from './change-approval.ts';

export const remarkInstance = implementMutation(contract, async (call) => {
  const { remarks, files } = call.input;
  if (remarks === '' && files.length === 0) throw new AppError('NOTHING_SAID');
  const changing = await openForChange(call);
  await moveApproval(changing, { event: 'remark', action: 'remark', node: currentNodeOf(changing.row) });
  return await answer(changing);
});
