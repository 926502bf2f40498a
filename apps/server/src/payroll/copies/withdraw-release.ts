import { AppError } from '@wagewright/contracts';
import { withdrawRelease as contract } from '@wagewright/contracts/payroll/copies';
import { withdrawApproval } from '../../approvals/instances/index.ts';
import { implementMutation } from '../../core/implement.ts';
import { lockSolution } from '../solutions/index.ts';
import { requireCopy, viewCopy } from './copy-view.ts';
import { loadCopyForChange, moveCopy } from './move-copy.ts';

export const withdrawRelease = implementMutation(contract, async (call) => {
  const { input, tx, reach } = call;
  await lockSolution(call, input.solutionId);
  const { id, status, approvalInstanceId } = await requireCopy(tx, input, reach);
  if (status === 'releasing' && approvalInstanceId !== null) await withdrawApproval(call, approvalInstanceId, input.remarks);
  const copy = await loadCopyForChange(call, id);
  if (copy.version !== input.version) throw new AppError('STALE_VERSION', { what: 'Copy', id: copy.number });
  return await viewCopy(tx, await moveCopy(call, copy, { event: 'withdraw-release', remarks: input.remarks }));
});
