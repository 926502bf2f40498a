/** A preparation from the asking to its end. Whoever claims it fences off who did before; nothing of it is seen before it commits. */
import type { Program } from '@wagewright/calc-engine';
import { AppError, limits, messageTemplates } from '@wagewright/contracts';
import { announce } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { announceBatch, type RunSource, readRunSource } from '../runs/index.ts';
import { requireBatchEvent } from './batch-event.ts';
import { freezeBatch, type PreparationSight, switchPrepared } from './prepare-batch.ts';
import { lockBatch } from './prepared-batch.ts';
import { readRetroRuns } from './retro-runs.ts';

/** @returns its id; undefined where one is under way */
export async function startPreparation(sql: Sql, batchId: number, userId: number): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO batch_preparation (batch_id, started_by_user_id) VALUES ($1::int, $2::int)
     ON CONFLICT (batch_id) WHERE state = 'running' DO NOTHING RETURNING id`,
    [batchId, userId],
  );
  return row?.id;
}

export interface PreparationClaim {
  readonly preparationId: number;
  /** A UUID. */
  readonly token: string;
}

export interface ClaimedPreparation extends PreparationClaim {
  readonly batchId: number;
  /** From 1. */
  readonly attempt: number;
}

const claimStatement = `
  WITH before AS (SELECT backend_pid FROM batch_preparation WHERE id = $1::int)
  UPDATE batch_preparation p SET token = $2::uuid, attempt = attempt + 1, backend_pid = NULL
  WHERE p.id = $1::int AND p.state = 'running'
  RETURNING p.batch_id AS "batchId", p.attempt, (SELECT backend_pid FROM before) AS "holder"`;

/**
 * Claims a preparation, over whoever had it: a worker that was paused in it holds rows which the next one writes, and only the end of its
 * backend frees them.
 * @returns undefined where there is nothing to prepare any more
 */
export async function claimPreparation(sql: Sql, claim: PreparationClaim): Promise<ClaimedPreparation | undefined> {
  const [row] = await sql.query<{ batchId: number; attempt: number; holder: number | null }>(claimStatement, [
    claim.preparationId,
    claim.token,
  ]);
  if (!row) return undefined;
  const { holder, ...claimed } = row;
  if (holder !== null) await sql.query('SELECT calc.terminate_worker_backend($1::int)', [holder]);
  return { ...claim, ...claimed };
}

const underToken = `id = $1::int AND token = $2::uuid AND state = 'running'`;

/**
 * Tells how far a preparation is, on another connection than the one that freezes.
 * @param backendPid of the connection that freezes
 * @returns false where it was cancelled or somebody else has claimed it
 */
export async function tellPreparation(sql: Sql, claim: ClaimedPreparation, backendPid: number, sight: PreparationSight): Promise<boolean> {
  const { part, done, total, people } = sight;
  const told = await sql.query(
    `UPDATE batch_preparation SET part = $3::text, done = $4::int, total = $5::int, people = $6::int, backend_pid = $7::int
     WHERE ${underToken} RETURNING id`,
    [claim.preparationId, claim.token, part, done, total, people, backendPid],
  );
  if (told.length === 0) return false;
  await announceBatch(sql, claim.batchId);
  return true;
}

/** Ends a preparation; false where it is not the caller's any more. */
async function end(sql: Sql, { preparationId, token }: PreparationClaim, state: 'finished' | 'failed', failure: unknown = null) {
  const ended = await sql.query(
    `UPDATE batch_preparation SET state = $3::text, failure = $4::jsonb, finished_at = clock_timestamp() WHERE ${underToken} RETURNING id`,
    [preparationId, token, state, failure === null ? null : JSON.stringify(failure)],
  );
  return ended.length > 0;
}

export interface PrepareTools {
  readonly compile: (source: Pick<RunSource, 'solution' | 'definition'>) => Program;
  /** What it throws ends the preparation. */
  readonly tell?: (sight: PreparationSight) => Promise<void>;
}

/**
 * Freezes and moves the batch on, within the caller's transaction. Only at the end it locks period, batch and preparation, in this order as
 * whoever cancels does.
 * @returns false where it is not the caller's any more: roll back
 * @throws AppError what stands in the way; ILLEGAL_TRANSITION where the period was closed meanwhile
 */
export async function prepareClaimed(sql: Sql, claim: ClaimedPreparation, { compile, tell }: PrepareTools): Promise<boolean> {
  const { batchId } = claim;
  const program = compile(await readRunSource(sql, batchId));
  const retroRuns = await readRetroRuns(sql, batchId, compile);
  const prepared = await freezeBatch(sql, { batchId, program, retroRuns, ...(tell ? { tell } : {}) });
  const batch = await lockBatch(sql, batchId, 'change');
  if (!(await end(sql, claim, 'finished'))) return false;
  const to = requireBatchEvent({ ...batch, preparing: false }, 'prepare');
  await switchPrepared(sql, batch, program, prepared);
  await sql.query('UPDATE batch SET status = $2::text, version = version + 1, last_failure = NULL WHERE id = $1::int', [batchId, to]);
  await tellStarter(sql, claim, 'batch-prepared', { payees: prepared.payees });
  await announceBatch(sql, batchId);
  return true;
}

/** Ends a preparation without a result: the batch is new as it was, and shows why. */
export async function failPreparation(sql: Sql, claim: ClaimedPreparation, error: AppError): Promise<void> {
  const batch = await lockBatch(sql, claim.batchId);
  const failure = { code: error.code, parameters: error.parameters, message: error.message };
  if (!(await end(sql, claim, 'failed', failure))) return;
  await sql.query('UPDATE batch SET version = version + 1, last_failure = $2::jsonb WHERE id = $1::int', [
    batch.id,
    JSON.stringify(failure),
  ]);
  await tellStarter(sql, claim, 'batch-not-prepared', { reason: error.message });
  await announceBatch(sql, batch.id);
}

/** Keeps why an attempt was not the last one, for the words in which the preparation is given up. */
export async function keepReason(sql: Sql, { preparationId, token }: PreparationClaim, message: string): Promise<void> {
  await sql.query(`UPDATE batch_preparation SET failure = $3::jsonb WHERE ${underToken}`, [
    preparationId,
    token,
    JSON.stringify({ message }),
  ]);
}

/** Why a preparation is given up that so many workers did not survive. */
export async function givenUp(sql: Sql, { preparationId, batchId }: ClaimedPreparation): Promise<AppError> {
  const [row] = await sql.query<{ reason: string | null }>(
    `SELECT failure->>'message' AS reason FROM batch_preparation WHERE id = $1::int`,
    [preparationId],
  );
  const reason = row?.reason ?? 'it ended without a word';
  return new AppError('PREPARATION_GAVE_UP', { id: batchId, count: limits.preparationAttemptsMax, reason });
}

/** Whether this attempt is one more than are made. */
export const isOneTooMany = ({ attempt }: ClaimedPreparation): boolean => attempt > limits.preparationAttemptsMax;

/**
 * Cancels the preparation of a batch that was loaded for change, and ends the statement that its worker is at: nothing of it was seen by anybody.
 * @returns false where none is under way
 */
export async function cancelPreparation(sql: Sql, batchId: number): Promise<boolean> {
  const [row] = await sql.query<{ holder: number | null }>(
    `UPDATE batch_preparation SET state = 'cancelled', finished_at = clock_timestamp() WHERE batch_id = $1::int AND state = 'running'
     RETURNING backend_pid AS holder`,
    [batchId],
  );
  if (row?.holder) await sql.query('SELECT calc.terminate_worker_backend($1::int)', [row.holder]);
  return row !== undefined;
}

const insertNotification = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT p.started_by_user_id, $2::text, $3::text, jsonb_build_object('title', b.name) || $4::jsonb, 'preparation:' || p.id, '/payroll/batches/' || b.id
  FROM batch_preparation p JOIN batch b ON b.id = p.batch_id
  WHERE p.id = $1::int AND p.started_by_user_id IS NOT NULL
  ON CONFLICT (thing, template, user_id) DO NOTHING
  RETURNING user_id`;

async function tellStarter(
  sql: Sql,
  { preparationId }: PreparationClaim,
  template: 'batch-prepared' | 'batch-not-prepared',
  payload: Readonly<Record<string, string | number>>,
): Promise<void> {
  const values = [preparationId, messageTemplates[template].category, template, JSON.stringify(payload)];
  const rows = await sql.query<{ user_id: number }>(insertNotification, values);
  for (const { user_id: userId } of rows) await announce(sql, { topic: 'inbox', userId });
}
