/** A submission of data or a way back, from the asking to its end (docs/adr/0122-a-batch-is-moved-by-a-job.md). */
import { AppError, errorTexts, type LocalizedText, limits, messageTemplates } from '@wagewright/contracts';
import type { BatchMoveEvent, BatchMovePart, BatchStatus } from '@wagewright/contracts/payroll/batches';
import { batchMoveColumns } from '../../columns/index.ts';
import { announce, type FencedClaim, fencedRows, holderColumns, type InHand } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { announceBatch, recordBatchFailure } from '../runs/index.ts';
import { requireBatchEvent } from './batch-event.ts';
import { type MoveTools, workOf } from './move-works.ts';
import { lockBatch } from './prepared-batch.ts';

/** @returns its id, for the job; undefined where one is under way */
export async function startMove(sql: Sql, batchId: number, event: BatchMoveEvent, userId: number): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO batch_move (batch_id, event, from_status, asked_by_user_id) SELECT id, $2::text, status, $3::int FROM batch WHERE id = $1::int
     ON CONFLICT (batch_id) WHERE state = 'running' DO NOTHING RETURNING id`,
    [batchId, event, userId],
  );
  return row?.id;
}

const rows = fencedRows('batch_move');

export const movesInHand: InHand<'payroll.move-batch'> = {
  queue: 'payroll.move-batch',
  rows: `SELECT jsonb_build_object('moveId', id) AS data, ${holderColumns} FROM batch_move WHERE state = 'running'`,
};

export interface ClaimedMove extends FencedClaim {
  readonly batchId: number;
  readonly event: BatchMoveEvent;
}

/** @returns undefined where there is nothing to do any more */
export async function claimMove(sql: Sql, claim: { id: number; token: string }): Promise<ClaimedMove | undefined> {
  const claimed = await rows.claim(sql, claim);
  if (!claimed) return undefined;
  const [row] = await sql.query<{ batchId: number; event: string }>(
    'SELECT batch_id AS "batchId", event FROM batch_move WHERE id = $1::int',
    [claim.id],
  );
  return row && { ...claimed, batchId: row.batchId, event: batchMoveColumns.event(row.event) };
}

/** Of all the statements over everybody of a move: which is next, and how many are done. */
export interface MoveSight {
  readonly part: Exclude<BatchMovePart, 'queued'>;
  readonly done: number;
  readonly total: number;
}

/** As `FencedRows.tell`. */
export async function tellMove(sql: Sql, claim: ClaimedMove, sight: MoveSight): Promise<boolean> {
  if (!(await rows.tell(sql, claim, sight))) return false;
  await announceBatch(sql, claim.batchId);
  return true;
}

interface Moving extends MoveTools {
  /** Told before each statement over everybody; what it throws ends the move. */
  readonly tell?: (sight: MoveSight) => Promise<void>;
}

/**
 * Does what the event is about and moves the batch, within the caller's transaction. Beside the move nothing changes the batch, so that only at
 * the end it locks period, batch and move, in this order as whoever cancels does.
 * @returns false where it is not the caller's any more: roll back
 * @throws AppError what stands in the way; ILLEGAL_TRANSITION where the period was closed meanwhile
 */
export async function moveClaimed(sql: Sql, claim: ClaimedMove, { tell, ...tools }: Moving): Promise<boolean> {
  const { batchId, event } = claim;
  const { parts, work, columns, after } = workOf(event);
  const begin = async (part: MoveSight['part']): Promise<void> => {
    await tell?.({ part, done: parts.indexOf(part), total: parts.length });
  };
  const people = await work({ sql, batchId, tools, begin });
  const batch = await lockBatch(sql, batchId);
  if (!(await rows.end(sql, claim, 'finished'))) return false;
  const to = requireBatchEvent({ ...batch, moving: false }, event);
  await sql.query(
    `UPDATE batch SET status = $2::text, version = version + 1, last_failure = NULL, ${columns.join(', ')} WHERE id = $1::int`,
    [batchId, to],
  );
  await after?.({ sql, batchId, tools });
  await tellAsker(sql, claim, ending(event, to, people));
  await announceBatch(sql, batchId);
  return true;
}

/** Ends a move without a result: the batch is where it was, and shows why. */
export async function failMove(sql: Sql, claim: ClaimedMove, { code, parameters, message }: AppError): Promise<void> {
  const { batchId, event } = claim;
  await lockBatch(sql, batchId);
  const failure = { code, parameters, message };
  if (!(await rows.end(sql, claim, 'failed', failure))) return;
  await sql.query('UPDATE batch SET version = version + 1 WHERE id = $1::int', [batchId]);
  await tellAsker(sql, claim, { template: 'batch-not-moved', payload: { event, reason: errorTexts(code, parameters) } });
  await recordBatchFailure(sql, batchId, failure);
}

/** As `FencedRows.keepReason`. */
export const keepMoveReason = rows.keepReason;

/** Why a move is given up that so many workers did not survive. */
export const moveGivenUp = async (sql: Sql, claim: ClaimedMove): Promise<AppError> =>
  new AppError('BATCH_MOVE_GAVE_UP', {
    id: claim.batchId,
    event: claim.event,
    count: limits.jobAttemptsMax,
    reason: await rows.reasonOf(sql, claim),
  });

/** As `FencedRows.cancel`, of a batch that was loaded for change. */
export const cancelMove = (sql: Sql, batchId: number): Promise<boolean> => rows.cancel(sql, { column: 'batch_id', id: batchId });

interface Told {
  readonly template: 'batch-data-submitted' | 'batch-moved-back' | 'batch-not-moved';
  readonly payload: Readonly<Record<string, string | number | LocalizedText>>;
}

const ending = (event: BatchMoveEvent, status: BatchStatus, people: number): Told =>
  event === 'submit-data'
    ? { template: 'batch-data-submitted', payload: { people } }
    : { template: 'batch-moved-back', payload: { status } };

const insertNotification = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT m.asked_by_user_id, $2::text, $3::text, jsonb_build_object('title', b.name) || $4::jsonb, 'batch-move:' || m.id, '/payroll/batches/' || b.id
  FROM batch_move m JOIN batch b ON b.id = m.batch_id WHERE m.id = $1::int
  ON CONFLICT (thing, template, user_id) DO NOTHING
  RETURNING user_id`;

async function tellAsker(sql: Sql, { id }: FencedClaim, { template, payload }: Told): Promise<void> {
  const told = await sql.query<{ user_id: number }>(insertNotification, [
    id,
    messageTemplates[template].category,
    template,
    JSON.stringify(payload),
  ]);
  for (const { user_id: userId } of told) await announce(sql, { topic: 'inbox', userId });
}
