/** The job that writes a compensation review or takes it back, as its worker sees it. Nothing of it is seen before it commits. */
import { AppError, errorTexts, type LocalizedText, limits, messageTemplates, requireTransition } from '@wagewright/contracts';
import {
  type CompensationReviewEvent,
  compensationReviewMachine,
  type ReviewWorkStatus,
  reviewWorkStatuses,
} from '@wagewright/contracts/careers/compensation-reviews';
import { recordOwnAudit } from '../../platform/audit/index.ts';
import { announce, type FencedClaim, fencedRows, holderColumns, type InHand } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { countReview } from './propose.ts';
import { undoReviewRows, writeReviewRows } from './write-review.ts';

const isUnderWay = "status IN ('writing', 'undoing')";

/** Reviews that a job is to be at. */
export const reviewJobRows = fencedRows('compensation_review', isUnderWay);

export const reviewsInHand: InHand<'careers.work-compensation-review'> = {
  queue: 'careers.work-compensation-review',
  rows: `SELECT jsonb_build_object('reviewId', id) AS data, ${holderColumns} FROM compensation_review WHERE ${isUnderWay}`,
};

/** Tells those who watch it. */
export const announceReview = (sql: Sql, id: number): Promise<void> => announce(sql, { topic: 'compensation-review', id });

interface Work {
  readonly finish: CompensationReviewEvent;
  readonly fail: CompensationReviewEvent;
  readonly template: 'compensation-review-written' | 'compensation-review-undone';
  readonly procedure: string;
  /** What its row says beside the state when it has ended. */
  readonly set: string;
}

const works: Readonly<Record<ReviewWorkStatus, Work>> = {
  writing: {
    finish: 'finish-writing',
    fail: 'fail-writing',
    template: 'compensation-review-written',
    procedure: 'careers/compensation-reviews/write-compensation-review',
    set: ', failure = NULL, written_at = clock_timestamp(), written_by_user_id = asked_by_user_id',
  },
  undoing: {
    finish: 'finish-undoing',
    fail: 'fail-undoing',
    template: 'compensation-review-undone',
    procedure: 'careers/compensation-reviews/undo-compensation-review',
    set: ', failure = NULL, undone_at = clock_timestamp(), undone_by_user_id = asked_by_user_id',
  },
};

interface Ending {
  readonly work: ReviewWorkStatus;
  readonly event: CompensationReviewEvent;
  /** Values from $5. */
  readonly set: string;
  readonly values?: readonly unknown[];
}

/** Ends a job along the machine. @returns false where it is not the claim's any more: roll back */
async function end(sql: Sql, { id, token }: FencedClaim, { work, event, set, values = [] }: Ending): Promise<boolean> {
  const { to } = requireTransition(compensationReviewMachine, { id, status: work }, event, {});
  const ended = await sql.query(
    `UPDATE compensation_review SET status = $3::text, version = version + 1, part = 'queued', done = 0, total = 0, token = NULL, backend_pid = NULL${set}
     WHERE id = $1::int AND token = $2::uuid AND status = $4::text RETURNING id`,
    [id, token, to, work, ...values],
  );
  if (ended.length === 0) return false;
  await announceReview(sql, id);
  return true;
}

const insertNotification = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT v.asked_by_user_id, $2::text, $3::text, jsonb_build_object('name', v.name, 'raised', v.sums -> 'raised', 'refused', v.sums -> 'refused') || $4::jsonb,
    'compensation-review:' || v.id || ':' || v.version, '/compensation-reviews/' || v.id
  FROM compensation_review v WHERE v.id = $1::int AND v.asked_by_user_id IS NOT NULL
  ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING user_id AS "userId"`;

async function tellAsker(
  sql: Sql,
  id: number,
  template: Work['template'] | 'compensation-review-failed',
  payload: Readonly<Record<string, LocalizedText>> = {},
): Promise<void> {
  const { category } = messageTemplates[template];
  const told = await sql.query<{ userId: number }>(insertNotification, [id, category, template, JSON.stringify(payload)]);
  for (const { userId } of told) await announce(sql, { topic: 'inbox', userId });
}

/** Who had it written or taken back, and what came of it. The last thing of the transaction. */
async function auditEnd(sql: Sql, id: number, work: ReviewWorkStatus): Promise<void> {
  const [row] = await sql.query<{ userId: number | null; after: Record<string, unknown> }>(
    `SELECT asked_by_user_id AS "userId", jsonb_build_object('status', status, 'version', version, 'sums', sums) AS after FROM compensation_review WHERE id = $1::int`,
    [id],
  );
  if (!row) return;
  await recordOwnAudit(sql, {
    procedure: works[work].procedure,
    entity: 'compensation-review',
    entityId: id,
    before: { status: work },
    after: row.after,
    traceId: 'careers.work-compensation-review',
    ...(row.userId === null ? {} : { actorUserId: row.userId }),
  });
}

type Tell = (sight: { part: string; done: number; total: number }) => Promise<void>;
const parts = ['locking', 'judging', 'writing'] as const;

/**
 * Does what the state of a review says, in the caller's transaction.
 * @returns false where it is not the claim's any more: roll back
 * @throws AppError REVIEW_PAID, REVIEW_OVERTAKEN where it cannot be taken back
 */
export async function workOnReview(sql: Sql, claim: FencedClaim, tell: Tell): Promise<boolean> {
  const { id } = claim;
  const [review] = await sql.query<{ id: number; name: string; status: string }>(
    'SELECT id, name, status FROM compensation_review WHERE id = $1::int',
    [id],
  );
  const work = reviewWorkStatuses.find((status) => status === review?.status);
  if (!review || !work) return false;
  const tellPart = (part: (typeof parts)[number]) => tell({ part, done: parts.indexOf(part), total: parts.length });
  await (work === 'writing' ? writeReviewRows(sql, id, tellPart) : undoReviewRows(sql, review, tellPart));
  // last: it locks the row, which is told on another connection
  if (work === 'writing') await countReview(sql, id);
  if (!(await end(sql, claim, { work, event: works[work].finish, set: works[work].set }))) return false;
  await tellAsker(sql, id, works[work].template);
  await auditEnd(sql, id, work);
  return true;
}

/** Ends a job without a result: the review is where it came from, and shows why. */
export async function failReview(sql: Sql, claim: FencedClaim, { code, parameters, message }: AppError): Promise<void> {
  const [row] = await sql.query<{ status: string }>('SELECT status FROM compensation_review WHERE id = $1::int FOR NO KEY UPDATE', [
    claim.id,
  ]);
  const work = reviewWorkStatuses.find((status) => status === row?.status);
  if (!work) return;
  const values = [JSON.stringify({ code, parameters, message })];
  if (await end(sql, claim, { work, event: works[work].fail, set: ', failure = $5::jsonb', values }))
    await tellAsker(sql, claim.id, 'compensation-review-failed', { reason: errorTexts(code, parameters) });
}

/** The words in which a review is given up that so many workers did not survive. */
export async function reviewGivenUp(sql: Sql, claim: FencedClaim): Promise<AppError> {
  const [row] = await sql.query<{ name: string }>('SELECT name FROM compensation_review WHERE id = $1::int', [claim.id]);
  const reason = await reviewJobRows.reasonOf(sql, claim);
  return new AppError('REVIEW_GAVE_UP', { name: row?.name ?? '', count: limits.jobAttemptsMax, reason });
}
