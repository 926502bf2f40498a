/** A preparation from the asking to its end. Whoever claims it fences off who did before; nothing of it is seen before it commits. */
import type { Program } from '@wagewright/calc-engine';
import { AppError, errorTexts, type LocalizedText, limits, messageTemplates } from '@wagewright/contracts';
import { announce, type FencedClaim, fencedRows, holderColumns, type InHand } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { announceBatch, type RunSource, readRunSource } from '../runs/index.ts';
import { requireBatchEvent } from './batch-event.ts';
import { dropForecast } from './forecasts.ts';
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

const rows = fencedRows('batch_preparation');

export const preparationsInHand: InHand<'payroll.prepare-batch'> = {
  queue: 'payroll.prepare-batch',
  rows: `SELECT jsonb_build_object('preparationId', id) AS data, ${holderColumns} FROM batch_preparation WHERE state = 'running'`,
};

export interface ClaimedPreparation extends FencedClaim {
  readonly batchId: number;
}

/** @returns undefined where there is nothing to prepare any more */
export async function claimPreparation(sql: Sql, claim: { id: number; token: string }): Promise<ClaimedPreparation | undefined> {
  const claimed = await rows.claim(sql, claim);
  if (!claimed) return undefined;
  const [row] = await sql.query<{ batchId: number }>('SELECT batch_id AS "batchId" FROM batch_preparation WHERE id = $1::int', [claim.id]);
  return row && { ...claimed, ...row };
}

/** As `FencedRows.tell`. */
export async function tellPreparation(sql: Sql, claim: ClaimedPreparation, sight: PreparationSight): Promise<boolean> {
  if (!(await rows.tell(sql, claim, sight))) return false;
  await announceBatch(sql, claim.batchId);
  return true;
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
  if (!(await rows.end(sql, claim, 'finished'))) return false;
  const to = requireBatchEvent({ ...batch, preparing: false }, 'prepare');
  await switchPrepared(sql, batch, program, prepared);
  await dropForecast(sql, batchId);
  await sql.query('UPDATE batch SET status = $2::text, version = version + 1, last_failure = NULL WHERE id = $1::int', [batchId, to]);
  await tellStarter(sql, claim, 'batch-prepared', { payees: prepared.payees });
  await announceBatch(sql, batchId);
  return true;
}

/** Ends a preparation without a result: the batch is new as it was, and shows why. */
export async function failPreparation(sql: Sql, claim: ClaimedPreparation, error: AppError): Promise<void> {
  const batch = await lockBatch(sql, claim.batchId);
  const failure = { code: error.code, parameters: error.parameters, message: error.message };
  if (!(await rows.end(sql, claim, 'failed', failure))) return;
  await sql.query('UPDATE batch SET version = version + 1, last_failure = $2::jsonb WHERE id = $1::int', [
    batch.id,
    JSON.stringify(failure),
  ]);
  await tellStarter(sql, claim, 'batch-not-prepared', { reason: errorTexts(error.code, error.parameters) });
  await announceBatch(sql, batch.id);
}

/** As `FencedRows.keepReason`. */
export const keepPreparationReason = rows.keepReason;

/** Why a preparation is given up that so many workers did not survive. */
export async function preparationGivenUp(sql: Sql, claim: ClaimedPreparation): Promise<AppError> {
  return new AppError('PREPARATION_GAVE_UP', { id: claim.batchId, count: limits.jobAttemptsMax, reason: await rows.reasonOf(sql, claim) });
}

/** As `FencedRows.cancel`, of a batch that was loaded for change. */
export const cancelPreparation = (sql: Sql, batchId: number): Promise<boolean> => rows.cancel(sql, { column: 'batch_id', id: batchId });

const insertNotification = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT p.started_by_user_id, $2::text, $3::text, jsonb_build_object('title', b.name) || $4::jsonb, 'preparation:' || p.id, '/payroll/batches/' || b.id
  FROM batch_preparation p JOIN batch b ON b.id = p.batch_id
  WHERE p.id = $1::int AND p.started_by_user_id IS NOT NULL
  ON CONFLICT (thing, template, user_id) DO NOTHING
  RETURNING user_id`;

async function tellStarter(
  sql: Sql,
  { id }: FencedClaim,
  template: 'batch-prepared' | 'batch-not-prepared',
  payload: Readonly<Record<string, string | number | LocalizedText>>,
): Promise<void> {
  const values = [id, messageTemplates[template].category, template, JSON.stringify(payload)];
  const told = await sql.query<{ user_id: number }>(insertNotification, values);
  for (const { user_id: userId } of told) await announce(sql, { topic: 'inbox', userId });
}
