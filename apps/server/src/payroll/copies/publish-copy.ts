import { AppError } from '@wagewright/contracts';
import { publishCopy as contract } from '@wagewright/contracts/payroll/copies';
import { openApproval } from '../../approvals/instances/index.ts';
import { implementMutation } from '../../core/implement.ts';
import { lockSolution } from '../solutions/index.ts';
import { requireCopy, viewCopy } from './copy-view.ts';
import { loadCopyForChange, moveCopy, publish } from './move-copy.ts';
import { requirePublishable } from './require-publishable.ts';

export const publishCopy = implementMutation(contract, async (call) => {
  const { input, tx, reach, actor, deps } = call;
  const { remarks, files } = input;
  const solution = await lockSolution(call, input.solutionId); // one release of a solution at a time
  const { id } = await requireCopy(tx, input, reach);
  const { needsRelease } = solution;
  // the order of locks: an approval comes before the copy, whose solution stands for it meanwhile
  const approvalInstanceId = needsRelease ? await openApproval(call, { kind: 'solution-release', subjectId: id, remarks, files }) : null;
  const draft = await loadCopyForChange(call, id);
  if (draft.version !== input.version) throw new AppError('STALE_VERSION', { what: 'Copy', id: draft.number });
  if (approvalInstanceId === null) {
    if (files.length > 0)
      throw new AppError('VALIDATION_FAILED', {
        reason: { en: 'files go with an approval, and this solution asks for none', 'zh-CN': '附件随审批提交，而此方案无需审批' },
      });
    const by = { event: 'publish', userId: actor.userId, at: deps.clock(), remarks } as const;
    return await viewCopy(tx, await publish(call, draft, solution, by));
  }
  requirePublishable(draft, solution.code);
  const data = { approvalInstanceId, remarks };
  const moved = await moveCopy(call, draft, { event: 'request-release', needsRelease, remarks, data });
  return await viewCopy(tx, { ...moved, ...data });
});
