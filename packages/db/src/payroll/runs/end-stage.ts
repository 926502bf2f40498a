import type { Program } from '@wagewright/calc-engine';
import { limits } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import type { EnqueueComparison } from '../variance/index.ts';
import { announceBatch } from './announce.ts';
import { chunkSize } from './chunk-size.ts';
import type { ChunkClaim } from './claim-chunk.ts';
import { completeRun } from './complete-run.ts';
import type { EnqueueDeleteRuns } from './delete-runs.ts';
import { endRun } from './end-run.ts';
import { findBreach } from './invariants.ts';
import { partialTarget } from './partial-reach.ts';
import type { ChunkAddress, ResultShape } from './run-types.ts';
import { makeShared } from './shared/make-shared.ts';

export interface EndStageOptions {
  readonly enqueueDeleteRuns: EnqueueDeleteRuns;
  readonly enqueueComparison: EnqueueComparison;
  /** Enqueues the chunks of the next stage in the same transaction. */
  readonly enqueueChunks: (sql: Sql, chunks: readonly ChunkAddress[]) => Promise<void>;
}

/** What a stage's end must know of the run. */
export interface EndedStage {
  readonly shape: ResultShape;
  readonly program: Program;
}

export type StageOutcome = 'stage-finished' | 'run-finished' | 'run-failed';

/** The next stage is cut as this one was. */
const sameChunks = `
  INSERT INTO calculation_chunk (run_id, stage, number, from_row, to_row, row_numbers)
  SELECT run_id, stage + 1, number, from_row, to_row, row_numbers FROM calculation_chunk WHERE run_id = $1::int AND stage = $2::int
  RETURNING number`;

/** The next stage calculates everybody, whomever this one did. */
const chunksOfEverybody = `
  INSERT INTO calculation_chunk (run_id, stage, number, from_row, to_row)
  SELECT $1::int, $2::int + 1, n, (n - 1) * size + 1, least(n * size, b.payee_count)
  FROM calculation_run r JOIN batch b ON b.id = coalesce(r.source_batch_id, r.batch_id)
    CROSS JOIN LATERAL (SELECT ${chunkSize('b.payee_count', String(limits.chunkEmployees))} AS size) chunk
    CROSS JOIN LATERAL generate_series(1, ceil(b.payee_count::numeric / size)::int) AS n WHERE r.id = $1::int
  RETURNING number`;

/** Progress is counted anew in every stage. */
const openStage = `
  UPDATE calculation_run SET stage = $2::int, chunks_total = $3::int, remaining = $3::int, payees_done = 0,
    payees_total = (SELECT sum(coalesce(cardinality(row_numbers), to_row - from_row + 1)) FROM calculation_chunk WHERE run_id = $1::int AND stage = $2::int)
  WHERE id = $1::int AND state = 'running'`;

/** Whether what all employees make together in this stage differs from the result that a partial run corrects. */
const findChangedGroup = `
  SELECT 1 FROM (SELECT table_no, line, v, t, errors FROM calc.row WHERE run_id = $1::int AND table_no = ANY ($3::smallint[]) AND employee_id = 0) n
    FULL JOIN (SELECT table_no, line, v, t, errors FROM calc.row WHERE run_id = $2::int AND table_no = ANY ($3::smallint[]) AND employee_id = 0) o
    USING (table_no, line)
  WHERE (n.v, n.t, n.errors) IS DISTINCT FROM (o.v, o.t, o.errors) LIMIT 1`;

/** A partial run goes on with those who are named until a group differs; from there on whoever reads the group may differ too. */
async function reachesEverybody(sql: Sql, claim: ChunkClaim, shape: ResultShape): Promise<boolean> {
  if (claim.kind !== 'partial' || claim.rowNumbers === null) return false;
  const shared = shape.stages[claim.stage]?.shared.map(({ no }) => no) ?? [];
  const changed = await sql.query(findChangedGroup, [claim.runId, await partialTarget(sql, claim.batchId), shared]);
  return changed.length > 0;
}

async function startStage(sql: Sql, claim: ChunkClaim, shape: ResultShape, options: EndStageOptions): Promise<void> {
  const cut = (await reachesEverybody(sql, claim, shape)) ? chunksOfEverybody : sameChunks;
  const chunks = await sql.query<{ number: number }>(cut, [claim.runId, claim.stage]);
  const stage = claim.stage + 1;
  await sql.query(openStage, [claim.runId, stage, chunks.length]);
  await options.enqueueChunks(
    sql,
    chunks.map(({ number }) => ({ runId: claim.runId, stage, number })),
  );
  await announceBatch(sql, claim.batchId);
}

/**
 * Ends a stage whose chunks are all done, within the transaction of the last one: checks what was stored, makes
 * what all employees make together, and starts the next stage or completes the run. A breach fails the run and returns the batch to its former state and result.
 */
export async function endStage(
  sql: Sql,
  claim: ChunkClaim,
  { shape, program }: EndedStage,
  options: EndStageOptions,
): Promise<StageOutcome> {
  const breach = (await findBreach(sql, claim, shape)) ?? (await makeShared(sql, claim, shape, program));
  if (!breach && claim.stage + 1 < shape.stages.length) {
    await startStage(sql, claim, shape, options);
    return 'stage-finished';
  }
  await options.enqueueDeleteRuns(sql, claim.batchId);
  if (breach) {
    await endRun(sql, { runId: claim.runId, state: 'failed', failure: breach });
    return 'run-failed';
  }
  await completeRun(sql, claim, shape, options);
  return 'run-finished';
}
