import { AppError, type ProcedureContract, requireTransition } from '@wagewright/contracts';
import { type CompensationReviewEvent, compensationReviewMachine } from '@wagewright/contracts/careers/compensation-reviews';
import type { Prisma } from '@wagewright/db';
import { compensationReviewColumns, noJson, toJson } from '@wagewright/db/columns';
import type { SubjectCall } from '../../approvals/instances/index.ts';
import { requireReach } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

export const reviewInclude = {
  legalEntity: true,
  item: true,
  createdBy: { select: { displayName: true } },
  writtenBy: { select: { displayName: true } },
  undoneBy: { select: { displayName: true } },
} as const satisfies Prisma.CompensationReviewInclude;
export type ReviewRecord = Prisma.CompensationReviewGetPayload<{ include: typeof reviewInclude }>;

/** Reviews of the legal entities that a reach covers whole: whoever sees the pay of some of their people does not see what all of them get. */
export const reviewsWithin = (reach: Reach): Prisma.CompensationReviewWhereInput => ({ legalEntity: legalEntitiesWithin(reach) });

/**
 * Whoever keeps reviews sees the pay of all people of a legal entity, and changes it: how far all of these rights reach.
 * @throws AppError AUTHORIZATION_REQUIRED where the caller may not see pay at all
 */
export const keeperReaches = (
  { reach, actor }: Pick<Changing, 'reach' | 'actor'>,
  { id }: Pick<ProcedureContract, 'id'>,
): readonly Reach[] => [reach, requireReach(actor, 'pay.read', id), requireReach(actor, 'compensation.edit', id)];

/** @throws AppError NOT_FOUND */
export async function findReview(
  tx: Pick<Prisma.TransactionClient, 'compensationReview'>,
  id: number,
  ...reaches: readonly Reach[]
): Promise<ReviewRecord> {
  const review = await tx.compensationReview.findFirst({ where: { AND: [{ id }, ...reaches.map(reviewsWithin)] }, include: reviewInclude });
  if (!review) throw new AppError('NOT_FOUND', { what: 'compensation review', id });
  return review;
}

/**
 * A review as the caller has seen it, locked, of a legal entity whose pay they see and change.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function reviewForChange(
  call: Changing,
  contract: ProcedureContract,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<ReviewRecord> {
  const { tx, locks } = call;
  const reaches = keeperReaches(call, contract);
  await findReview(tx, id, ...reaches);
  await locks.take('compensation-review', id);
  const review = await findReview(tx, id, ...reaches);
  if (review.version !== version) throw new AppError('STALE_VERSION', { what: 'Compensation review', id });
  return review;
}

interface Move {
  readonly event: CompensationReviewEvent;
  readonly data?: Prisma.CompensationReviewUncheckedUpdateManyInput;
  /** What the audit tells beside the state. */
  readonly told?: Prisma.InputJsonObject;
}

/** Moves a locked review along its machine, and tells it. @returns as it is then @throws AppError ILLEGAL_TRANSITION; STALE_VERSION */
export async function moveReview<Review extends Pick<ReviewRecord, 'id' | 'version' | 'status'>>(
  { tx, audit, notify }: Pick<SubjectCall, 'tx' | 'audit' | 'notify'>,
  review: Review,
  { event, data = {}, told = {} }: Move,
): Promise<Review> {
  const { id, version } = review;
  const before = compensationReviewColumns.status(review.status);
  const { to: status } = requireTransition(compensationReviewMachine, { id, status: before }, event, {});
  const { count } = await tx.compensationReview.updateMany({
    where: { id, status: before, version },
    data: { ...data, status, version: version + 1 },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Compensation review', id });
  audit({
    entity: 'compensation-review',
    entityId: id,
    before: { status: before, version },
    after: toJson({ status, version: version + 1, event, ...told }),
  });
  await notify({ topic: 'compensation-review', id });
  return { ...review, status, version: version + 1 };
}

/** Moves a review into a state in which a job is at it, and asks for that job. */
export async function askForWork<Review extends Pick<ReviewRecord, 'id' | 'version' | 'status'>>(
  call: Pick<SubjectCall, 'tx' | 'audit' | 'notify' | 'enqueue' | 'actor'>,
  review: Review,
  { event, told }: Omit<Move, 'data'>,
): Promise<Review> {
  const asked = { askedByUserId: call.actor.userId, attempt: 0, token: null, failure: noJson, part: 'queued', done: 0, total: 0 };
  const moved = await moveReview(call, review, { event, data: asked, ...(told ? { told } : {}) });
  await call.enqueue('careers.work-compensation-review', [{ reviewId: review.id }]);
  return moved;
}
