import type { Sql } from '../../sql.ts';
import { announceBatch, notifyStarter } from './announce.ts';
import type { EnqueueDeleteRuns } from './delete-runs.ts';
import { endRun } from './end-run.ts';
import { type CountedRun, findBreach } from './invariants.ts';
import { activeKinds, type ResultShape, type RunKind, type RunTotals, resultKinds } from './run-types.ts';

const readCounted = `
  WITH chunk AS (SELECT result FROM calculation_chunk WHERE run_id = $1::int)
  SELECT r.kind, r.batch_id AS "batchId", r.payees_total AS "payeesTotal",
    (SELECT sum((result->>'payees')::int)::int FROM chunk) AS payees,
    (SELECT sum((result->>'held')::int)::int FROM chunk) AS held,
    (SELECT sum((result->>'errors')::int)::int FROM chunk) AS errors,
    (SELECT sum((result->>'payeesWithErrors')::int)::int FROM chunk) AS "payeesWithErrors",
    (SELECT jsonb_object_agg(key, n) FROM (SELECT key, sum(value::int)::int AS n FROM chunk, jsonb_each_text(result->'rows') GROUP BY key) t) AS rows,
    (SELECT jsonb_object_agg(key, n) FROM (SELECT key, sum(value::numeric)::text AS n FROM chunk, jsonb_each_text(result->'paid') GROUP BY key) t) AS paid,
    (SELECT jsonb_object_agg(key, n) FROM (SELECT key, sum(value::numeric)::text AS n FROM chunk, jsonb_each_text(result->'stored') GROUP BY key) t) AS stored,
    (SELECT coalesce(jsonb_agg(value), '[]') FROM (SELECT value FROM chunk, jsonb_array_elements(result->'unbalanced') LIMIT 5) t) AS unbalanced
  FROM calculation_run r WHERE r.id = $1::int`;

interface Counted extends CountedRun {
  readonly kind: RunKind;
  readonly batchId: number;
}

/** Minor units as decimal text: 123456 at scale 2 is `1234.56`. */
export function decimalText(minor: string, scale: number): string {
  if (scale === 0) return minor;
  const negative = minor.startsWith('-');
  const digits = (negative ? minor.slice(1) : minor).padStart(scale + 1, '0');
  return `${negative ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function totalsOf(counted: CountedRun, shape: ResultShape): RunTotals {
  const amount = ({ path, scale }: { path: string; scale: number }) => decimalText(counted.paid[path] ?? '0', scale);
  const { summary } = shape;
  return {
    payees: counted.payees,
    held: counted.held,
    payeesWithErrors: counted.payeesWithErrors,
    summary: summary && { gross: amount(summary.gross), deductions: amount(summary.deductions), net: amount(summary.net) },
    columns: Object.fromEntries(shape.sums.map((column) => [column.path, amount(column)])),
  };
}

/** Makes the run the batch's current one. The guard holds because nothing else changes a batch while its run is active. */
async function switchBatch(sql: Sql, runId: number, batchId: number): Promise<void> {
  const switched = await sql.query(
    `UPDATE batch SET current_run_id = $2::int, status = 'calculated', version = version + 1, last_failure = NULL
     WHERE id = $1::int AND status = 'calculating' RETURNING id`,
    [batchId, runId],
  );
  if (switched.length === 0) throw new Error(`Run ${runId} is complete, but its batch ${batchId} is not calculating.`);
}

/** A retro run holds the batch that will pay its deltas; afterwards that batch is where it was. */
async function returnBatch(sql: Sql, runId: number, batchId: number): Promise<void> {
  await sql.query(
    `UPDATE batch SET status = (SELECT return_status FROM calculation_run WHERE id = $2::int), version = version + 1, last_failure = NULL
     WHERE id = $1::int AND status = 'calculating'`,
    [batchId, runId],
  );
}

/**
 * Ends a run whose chunks are all done, within the transaction of the last one: checks the invariants, stores the totals, makes the result
 * current, tells who started it. A breach fails the run and returns the batch to its former state and result.
 */
export async function completeRun(
  sql: Sql,
  { runId, batchId }: { readonly runId: number; readonly batchId: number },
  shape: ResultShape,
  enqueueDeleteRuns: EnqueueDeleteRuns,
): Promise<'run-finished' | 'run-failed'> {
  const [counted] = await sql.query<Counted>(readCounted, [runId]);
  if (!counted) throw new Error(`Run ${runId} does not exist.`);
  const breach = await findBreach(sql, runId, shape, counted);
  await enqueueDeleteRuns(sql, batchId);
  if (breach) {
    await endRun(sql, { runId, state: 'failed', failure: breach });
    return 'run-failed';
  }
  await sql.query(`UPDATE calculation_run SET state = 'finished', finished_at = clock_timestamp(), totals = $2::jsonb WHERE id = $1::int`, [
    runId,
    JSON.stringify(totalsOf(counted, shape)),
  ]);
  if (resultKinds.includes(counted.kind)) await switchBatch(sql, runId, batchId);
  if (counted.kind === 'retro') await returnBatch(sql, runId, batchId);
  if (activeKinds.includes(counted.kind)) {
    await notifyStarter(sql, runId, 'batch-calculated', { payees: counted.payees, errors: counted.errors });
  }
  await announceBatch(sql, batchId);
  return 'run-finished';
}
