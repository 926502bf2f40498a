import { limits, type ProcedureContract } from '@wagewright/contracts';
import { formatterOf } from '@wagewright/contracts/format';
import type { Prisma } from '@wagewright/db';
import { compensationReviewColumns, isoDay, legalEntityColumns } from '@wagewright/db/columns';
import type { ApprovalHandler } from '../../approvals/instances/index.ts';
import { dayOf, planSubject } from '../../approvals/processes/index.ts';
import { everywhere } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { askForWork, findReview, moveReview, type ReviewRecord } from './load-review.ts';

/** What a condition of a process can ask of a review. */
function factsOf({ sums }: Pick<ReviewRecord, 'sums'>) {
  const { raised, percent } = compensationReviewColumns.sums(sums);
  return { people: String(raised), percent };
}

/** Whether a process that somebody has made takes a review up: without one, whoever keeps the pay of the people raises it at once, as single records are written. */
export async function isTakenUp({ tx, actor, deps }: ChangeCall<ProcedureContract<'mutation'>>, review: ReviewRecord): Promise<boolean> {
  const subject = { kind: 'compensation-review', facts: factsOf(review), solutionId: null } as const;
  const people = { subjectEmployeeId: null, subjectApproverUserIds: [] };
  const { process, problems } = await planSubject({ tx, actor }, { ...subject, ...people, today: dayOf(deps.clock()) });
  return process.versionId !== null && problems.length === 0;
}

/** Who sees and changes the pay of a legal entity; where nobody does, who does of all. */
async function keepersOf(tx: Pick<Prisma.TransactionClient, 'user'>, legalEntityId: number): Promise<number[]> {
  const own = { OR: [{ legalEntityId }, { legalEntityId: null, user: { employee: { legalEntityId } } }] };
  const find = async (scope: string, where: Prisma.UserRoleWhereInput) => {
    const holds = (permission: string) => ({ roles: { some: { role: { grants: { some: { permission, scope } } }, ...where } } });
    return await tx.user.findMany({
      where: { status: 'active', AND: [holds('compensation.review'), holds('pay.read')] },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: limits.approversPerNodeMax,
    });
  };
  const there = await find('legal-entity', own);
  return (there.length > 0 ? there : await find('all', {})).map(({ id }) => id);
}

/** A raise of many people, as its approval goes on. What is approved is written by a job, against what stands then. */
export const reviewApproval: ApprovalHandler = {
  lock: async ({ locks }, id) => await locks.take('compensation-review', id),
  describe: async ({ tx, reach }, id) => {
    const review = await findReview(tx, id, reach);
    const entity = legalEntityColumns.name(review.legalEntity.name);
    const day = (language: 'en' | 'zh-CN') => formatterOf(language).day(isoDay(review.effectiveDate));
    return {
      title: {
        en: `${review.name}: ${entity.en}, from ${day('en')}`,
        'zh-CN': `${review.name}：${entity['zh-CN']}，自 ${day('zh-CN')} 起`,
      },
      solutionId: null,
      employeeId: null,
      approverUserIds: await keepersOf(tx, review.legalEntityId),
      facts: factsOf(review),
    };
  },
  follow: async (call, id, outcome, instanceId) => {
    const review = await findReview(call.tx, id, everywhere);
    if (outcome === 'approve') await askForWork(call, review, { event: 'approve' });
    else await moveReview(call, review, { event: outcome, ...(outcome === 'submit' ? { data: { approvalInstanceId: instanceId } } : {}) });
  },
};
