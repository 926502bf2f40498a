import { compareDefinitions } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import type { ApprovalHandler, ApprovalOutcome, SubjectCall } from '../../approvals/instances/index.ts';
import { requireReach } from '../../core/actor.ts';
import { everywhere } from '../../core/grants.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { lockSolution } from '../solutions/index.ts';
import { loadCopyForChange, moveCopy, publish } from './move-copy.ts';
import { requirePublishable } from './require-publishable.ts';

/** What the approval's progress is for the draft; one that came back stays as it is when its approval is given up. */
const events = {
  submit: 'request-release',
  'decide-node': null,
  approve: 'release',
  reject: 'refuse-release',
  'roll-back': 'refuse-release',
  withdraw: 'withdraw-release',
  cancel: null,
} as const satisfies Readonly<Record<ApprovalOutcome, string | null>>;

const solutionOf = (tx: Pick<Prisma.TransactionClient, 'solutionCopy'>, copyId: number) =>
  tx.solutionCopy.findUniqueOrThrow({ where: { id: copyId }, select: { solutionId: true, number: true, remarks: true } });

/** The solution stands for its draft in the order of locks: every step of a release locks it first (ADR 65). */
const lock = async ({ tx, locks }: SubjectCall, copyId: number) => {
  const { solutionId } = await solutionOf(tx, copyId);
  return await lockSolution({ tx, locks, reach: everywhere }, solutionId);
};

/** A release of rules, as its approval goes on: what is approved is published there and then, if its tests are still green. */
export const releaseApproval: ApprovalHandler = {
  lock: async (call, copyId) => void (await lock(call, copyId)),
  describe: async ({ tx, reach }, copyId) => {
    const copy = await tx.solutionCopy.findFirst({ where: { id: copyId, solution: solutionsWithin(reach) }, include: { solution: true } });
    if (!copy) throw new AppError('NOT_FOUND', { what: 'copy', id: copyId });
    const { solutionId, solution, number } = copy;
    const published = await tx.solutionCopy.findFirst({ where: { solutionId, status: 'published' }, select: { definition: true } });
    const approvers = await tx.solutionUser.findMany({ where: { solutionId, role: 'approver' }, orderBy: { userId: 'asc' } });
    const name = solutionColumns.name(solution.name);
    return {
      title: { en: `Release of ${name.en}, copy ${number}`, 'zh-CN': `发布 ${name['zh-CN']} 副本 ${number}` },
      solutionId,
      employeeId: null,
      approverUserIds: approvers.map(({ userId }) => userId),
      facts: { differences: published ? String(compareDefinitions(published.definition, copy.definition).length) : null },
    };
  },
  follow: async (call, copyId, outcome, instanceId) => {
    const event = events[outcome];
    if (event === null) return;
    const solution = await lock(call, copyId);
    if (event === 'request-release') {
      const reach = requireReach(call.actor, 'solution.publish', 'approvals/instances/submit-instance');
      await lockSolution({ ...call, reach }, solution.id);
    }
    const copy = await loadCopyForChange(call, copyId);
    if (event === 'release') {
      await publish(call, copy, solution, { event, userId: call.actor.userId, at: call.deps.clock(), remarks: copy.remarks });
      return;
    }
    if (event === 'request-release') requirePublishable(copy, solution.code);
    const data = event === 'request-release' ? { approvalInstanceId: instanceId } : {};
    await moveCopy(call, copy, { event, needsRelease: true, data });
  },
};
