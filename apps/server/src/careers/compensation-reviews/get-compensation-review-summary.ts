import { AppError } from '@wagewright/contracts';
import { getCompensationReviewSummary as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { hasPartIn } from '../../approvals/instances/index.ts';
import { implementQuery } from '../../core/implement.ts';
import { reviewInclude } from './load-review.ts';
import { keepsPayOf, viewReviewRow } from './view-review.ts';

export const getCompensationReviewSummary = implementQuery(contract, async ({ input: { id }, actor, deps }) => {
  const { prisma } = deps.db;
  const row = await prisma.compensationReview.findUnique({ where: { id }, include: reviewInclude });
  const mayOpen = row !== null && keepsPayOf(actor, row.legalEntityId);
  const isAsked = async (instanceId: number | null) => instanceId !== null && (await hasPartIn(prisma, actor, instanceId, deps.clock()));
  if (!row || !(mayOpen || (await isAsked(row.approvalInstanceId)))) throw new AppError('NOT_FOUND', { what: 'compensation review', id });
  return { ...viewReviewRow(row), reason: row.reason, mayOpen };
});
