import type { Sql } from '../../sql.ts';
import { recountFindings } from '../findings/index.ts';
import { type EnqueueComparison, openComparison } from '../variance/index.ts';
import { announceBatch, notifyStarter } from './announce.ts';
import type { ChunkClaim } from './claim-chunk.ts';
import type { EnqueueDeleteRuns } from './delete-runs.ts';
import { mergePartial } from './partial-run.ts';
import { decimalText, summaryFigures } from './run-totals.ts';
import { activeKinds, type CountedRun, type ResultShape, type RunTotals, resultKinds } from './run-types.ts';

const readCounted = `
  WITH chunk AS (SELECT stage, result FROM calculation_chunk WHERE run_id = $1::int)
  SELECT (SELECT sum((result->>'payees')::int)::int FROM chunk WHERE stage = 0) AS payees,
    (SELECT sum((result->>'held')::int)::int FROM chunk WHERE stage = 0) AS held,
    (SELECT count(*)::int FROM calc.cell_error WHERE run_id = $1::int) AS errors,
    (SELECT count(DISTINCT employee_id)::int FROM calc.cell_error WHERE run_id = $1::int AND employee_id <> 0) AS "payeesWithErrors",
    (SELECT coalesce(jsonb_object_agg(key, n), '{}')
      FROM (SELECT key, sum(value::numeric)::text AS n FROM chunk, jsonb_each_text(result->'paid') GROUP BY key) t) AS paid`;

function totalsOf(counted: CountedRun, shape: ResultShape): RunTotals {
  const columns = Object.fromEntries(shape.sums.map(({ path, scale }) => [path, decimalText(counted.paid[path] ?? '0', scale)]));
  const { payees, held, payeesWithErrors } = counted;
  return { payees, held, payeesWithErrors, summary: summaryFigures(shape, columns), columns };
}

/**
 * Moves the batch on: to `calculated` with the run as its result, back to `waiting` with it where the run went up to a step only, and to
 * where it came from after a run for something else (a retro run holds the batch that will pay its deltas). The guard holds because nothing else changes a batch while its run is active.
 * @param resultRunId the batch's result from now on
 */
async function moveBatch(sql: Sql, { runId, batchId, kind, upToStep }: ChunkClaim, resultRunId: number): Promise<void> {
  const isResult = resultKinds.includes(kind);
  const status = upToStep === null ? 'calculated' : 'waiting';
  const moved = await sql.query(
    `UPDATE batch b SET current_run_id = coalesce($2::int, b.current_run_id), status = coalesce($3::text, r.return_status), version = b.version + 1,
       last_failure = NULL
     FROM calculation_run r WHERE b.id = $1::int AND b.status = 'calculating' AND r.id = $4::int RETURNING b.id`,
    [batchId, isResult ? resultRunId : null, isResult ? status : null, runId],
  );
  if (moved.length === 0) throw new Error(`Run ${runId} is complete, but its batch ${batchId} is not calculating.`);
}

/** A past batch is calculated again once for a batch: what an earlier run has found is the new one's, which calculates its people too. */
async function replaceEarlierRetro(sql: Sql, { runId, batchId }: ChunkClaim, enqueueDeleteRuns: EnqueueDeleteRuns): Promise<void> {
  const replaced = await sql.query(
    `DELETE FROM forked_run f USING calculation_run r, calculation_run mine
     WHERE mine.id = $1::int AND f.run_id = r.id AND r.id <> mine.id AND r.batch_id = mine.batch_id AND r.kind = 'retro' AND r.source_batch_id = mine.source_batch_id
     RETURNING f.run_id`,
    [runId],
  );
  if (replaced.length > 0) await enqueueDeleteRuns(sql, batchId);
}

/**
 * Completes a run whose last stage has ended: stores the totals, makes the result current (a partial run corrects the current one in place),
 * tells who started it and has it compared with the last one.
 */
export async function completeRun(
  sql: Sql,
  claim: ChunkClaim,
  shape: ResultShape,
  {
    enqueueComparison,
    enqueueDeleteRuns,
  }: { readonly enqueueComparison: EnqueueComparison; readonly enqueueDeleteRuns: EnqueueDeleteRuns },
): Promise<void> {
  const { runId, batchId, kind } = claim;
  const [counted] = await sql.query<CountedRun>(readCounted, [runId]);
  if (!counted) throw new Error(`Run ${runId} does not exist.`);
  const merged = kind === 'partial' ? await mergePartial(sql, claim, shape, counted) : undefined;
  const totals = { ...totalsOf(counted, shape), ...(merged ? { others: merged.others } : {}) };
  await sql.query(
    `UPDATE calculation_run SET state = 'finished', finished_at = clock_timestamp(), totals = $2::jsonb, error_count = $3::int WHERE id = $1::int`,
    [runId, JSON.stringify(totals), counted.errors],
  );
  if (kind === 'retro') await replaceEarlierRetro(sql, claim, enqueueDeleteRuns);
  if (activeKinds.includes(kind)) {
    await moveBatch(sql, claim, merged?.resultRunId ?? runId);
    if (resultKinds.includes(kind)) {
      await recountFindings(sql, batchId, shape.causes);
      await openComparison(sql, batchId, enqueueComparison);
    }
    await notifyStarter(sql, runId, 'batch-calculated', { payees: counted.payees, errors: counted.errors });
  }
  await announceBatch(sql, batchId);
}
