import type pg from 'pg';
import { type CopyBuffer, cellErrorCopy, columnBlockCopy, copyIn, findingCopy } from '../../copy/index.ts';
import { rowsOf, type Sql, sqlOfClient, statement } from '../../sql.ts';
import { announceBatch } from './announce.ts';
import type { ChunkClaim } from './claim-chunk.ts';
import { type EndedStage, type EndStageOptions, endStage, type StageOutcome } from './end-stage.ts';
import type { ChunkResult } from './run-types.ts';

/** A run of many chunks announces its progress about this often, not at every chunk. */
const announcementsMax = 50;

export interface FinishedChunk extends EndedStage {
  /** The chunk's rows of `calc.row`, encoded, and the COPY that takes them in. */
  readonly rows: CopyBuffer;
  readonly rowCopy: string;
  /** The same rows by column, for `calc.column_block`; empty where the run corrects another or stands beside the batch. */
  readonly blocks: CopyBuffer;
  /** The chunk's rows of `calc.cell_error`, encoded. */
  readonly errors: CopyBuffer;
  /** The chunk's rows of `calc.finding`, encoded. */
  readonly findings: CopyBuffer;
  readonly result: ChunkResult;
}

export interface FinishOptions extends EndStageOptions {
  /** Places where tests let the process die. */
  readonly failPoint: (name: 'before-commit' | 'after-commit') => void;
}

/**
 * `refused`: somebody else has claimed the chunk since; nothing was written, and the run counts it.
 * `over`: the run has been cancelled or has failed; nothing was written.
 * `stage-finished`, `run-finished`, `run-failed`: this was the last chunk of its stage, or of the run.
 */
export type FinishOutcome = 'finished' | 'refused' | 'over' | StageOutcome;

/** Locks the chunk's row for its rightful holder. That it is `done` is seen by nobody before the commit. */
const takeChunk = statement<{ number: number }>(
  'take-chunk',
  `
  UPDATE calculation_chunk SET state = 'done', finished_at = clock_timestamp(), result = $5::jsonb
  WHERE run_id = $1::int AND stage = $2::int AND number = $3::int AND token = $4::uuid AND state = 'claimed'
  RETURNING number`,
);

/** Lock order is chunk, then run, then batch; whoever cancels touches the run first and never a chunk. */
const countDown = statement<{ remaining: number }>(
  'count-run-down',
  `
  UPDATE calculation_run
  SET remaining = remaining - 1, payees_done = payees_done + $2::int, error_count = error_count + $3::int, reference_rows = reference_rows + $4::int
  WHERE id = $1::int AND state = 'running'
  RETURNING remaining`,
);

async function refuse(client: pg.ClientBase, claim: ChunkClaim): Promise<'refused'> {
  await client.query('ROLLBACK');
  await client.query('UPDATE calculation_run SET refused_writes = refused_writes + 1 WHERE id = $1', [claim.runId]);
  return 'refused';
}

async function write(client: pg.ClientBase, claim: ChunkClaim, chunk: FinishedChunk): Promise<number | undefined> {
  if (chunk.rows.rows > 0) await copyIn(client, chunk.rowCopy, chunk.rows);
  if (chunk.blocks.rows > 0) await copyIn(client, columnBlockCopy, chunk.blocks);
  if (chunk.errors.rows > 0) await copyIn(client, cellErrorCopy, chunk.errors);
  if (chunk.findings.rows > 0) await copyIn(client, findingCopy, chunk.findings);
  const { payees, errors, referenceRows } = chunk.result;
  const [run] = await rowsOf(client, countDown, [claim.runId, payees, errors, referenceRows]);
  return run?.remaining;
}

/**
 * Appends a computed chunk and counts its run down, in one transaction; the last one of a stage ends the stage there too. Everything is encoded
 * before it is called, so that the row lock is held only while PostgreSQL takes the bytes in.
 * @param client the connection that claimed the chunk
 * @throws the database's error, also when it is unknown whether the commit took effect: read the chunk again with `isChunkDone`
 */
export async function finishChunk(
  client: pg.ClientBase,
  claim: ChunkClaim,
  chunk: FinishedChunk,
  options: FinishOptions,
): Promise<FinishOutcome> {
  const sql = sqlOfClient(client);
  await client.query('BEGIN');
  try {
    const taken = await rowsOf(client, takeChunk, [claim.runId, claim.stage, claim.number, claim.token, JSON.stringify(chunk.result)]);
    if (taken.length === 0) return await refuse(client, claim);
    const remaining = await write(client, claim, chunk);
    if (remaining === undefined) {
      await client.query('ROLLBACK');
      return 'over';
    }
    let outcome: FinishOutcome = 'finished';
    if (remaining === 0) outcome = await endStage(sql, claim, chunk, options);
    else if (remaining % Math.ceil(claim.chunksTotal / announcementsMax) === 0) await announceBatch(sql, claim.batchId);
    options.failPoint('before-commit');
    await client.query('COMMIT');
    options.failPoint('after-commit');
    return outcome;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // a broken connection has rolled back by itself
    throw error;
  }
}

/** After a commit whose answer was lost: done under the claim's own token means that it took effect. */
export async function isChunkDone(sql: Sql, { runId, stage, number, token }: ChunkClaim): Promise<boolean> {
  const rows = await sql.query(
    `SELECT 1 FROM calculation_chunk WHERE run_id = $1::int AND stage = $2::int AND number = $3::int AND token = $4::uuid AND state = 'done'`,
    [runId, stage, number, token],
  );
  return rows.length > 0;
}
