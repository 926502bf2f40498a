/** A count of what preparing would freeze, from the asking to its end (ADR 131). */
import type { Program } from '@wagewright/calc-engine';
import { AppError, limits } from '@wagewright/contracts';
import { announce, type FencedClaim, fencedRows, holderColumns, type InHand } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { type RunSource, readSourceToBe } from '../runs/index.ts';
import { countAhead, type ForecastSight } from './count-ahead.ts';
import { readBatchContext } from './prepared-batch.ts';

/** @returns its id; undefined where one is under way, which is as good */
export async function startForecast(sql: Sql, batchId: number, userId: number): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO batch_forecast (batch_id, asked_by_user_id) VALUES ($1::int, $2::int)
     ON CONFLICT (batch_id) DO UPDATE SET state = 'running', part = 'queued', done = 0, total = 0, token = NULL, attempt = 0, backend_pid = NULL,
       claimed_at = NULL, failure = NULL, asked_by_user_id = excluded.asked_by_user_id, started_at = clock_timestamp(), finished_at = NULL
     WHERE batch_forecast.state <> 'running' RETURNING id`,
    [batchId, userId],
  );
  return row?.id;
}

/** Whoever is counting finds nothing to write to, and ends: what is frozen needs no forecast. */
export const dropForecast = async (sql: Sql, batchId: number): Promise<void> => {
  await sql.query('DELETE FROM batch_forecast WHERE batch_id = $1::int', [batchId]);
};

const rows = fencedRows('batch_forecast');

export const forecastsInHand: InHand<'payroll.count-ahead'> = {
  queue: 'payroll.count-ahead',
  rows: `SELECT jsonb_build_object('forecastId', id) AS data, ${holderColumns} FROM batch_forecast WHERE state = 'running'`,
};

export interface ClaimedForecast extends FencedClaim {
  readonly batchId: number;
}

/** @returns undefined where there is nothing to count any more */
export async function claimForecast(sql: Sql, claim: { id: number; token: string }): Promise<ClaimedForecast | undefined> {
  const claimed = await rows.claim(sql, claim);
  if (!claimed) return undefined;
  const [row] = await sql.query<{ batchId: number }>('SELECT batch_id AS "batchId" FROM batch_forecast WHERE id = $1::int', [claim.id]);
  return row && { ...claimed, ...row };
}

/** As `FencedRows.tell`. */
export const tellForecast = (sql: Sql, claim: ClaimedForecast, sight: ForecastSight): Promise<boolean> => rows.tell(sql, claim, sight);

export interface ForecastTools {
  readonly compile: (source: Pick<RunSource, 'solution' | 'definition'>) => Program;
  readonly tell: (sight: ForecastSight) => Promise<void>;
}

/**
 * Counts, and keeps the figures. It locks neither batch nor period.
 * @returns false where it is not the caller's any more: roll back
 */
export async function forecastClaimed(sql: Sql, claim: ClaimedForecast, { compile, tell }: ForecastTools): Promise<boolean> {
  const batch = await readBatchContext(sql, claim.batchId);
  const program = compile(await readSourceToBe(sql, claim.batchId));
  const { knownAt, ...figures } = await countAhead(sql, batch, { program, tell });
  if (!(await rows.end(sql, claim, 'finished'))) return false;
  await sql.query('UPDATE batch_forecast SET counted_at = $2::timestamptz, figures = $3::jsonb WHERE id = $1::int', [
    claim.id,
    knownAt,
    JSON.stringify(figures),
  ]);
  await announce(sql, { topic: 'batch', id: claim.batchId });
  return true;
}

/** Ends it without figures; those of before stay, with their age. */
export async function failForecast(sql: Sql, claim: ClaimedForecast, { code, parameters, message }: AppError): Promise<void> {
  if (await rows.end(sql, claim, 'failed', { code, parameters, message })) await announce(sql, { topic: 'batch', id: claim.batchId });
}

/** As `FencedRows.keepReason`. */
export const keepForecastReason = rows.keepReason;

/** Why a forecast is given up that so many workers did not survive. */
export async function forecastGivenUp(sql: Sql, claim: ClaimedForecast): Promise<AppError> {
  return new AppError('FORECAST_GAVE_UP', { id: claim.batchId, count: limits.jobAttemptsMax, reason: await rows.reasonOf(sql, claim) });
}
