import { limits, queueName } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { chunkIsHeldSql } from './chunk-lock.ts';
import { endRun } from './end-run.ts';
import { type ChunkAddress, type RunFailure, runFailure } from './run-types.ts';

/** Any number; the sweepers of all workers take turns on it. */
const sweepLock = 7_202_613;

/** What a sweep asks of the queue, in the sweep's transaction. */
export interface SweptJobs {
  /** Enqueues jobs for chunks that have none. */
  readonly enqueueChunks: (sql: Sql, chunks: readonly ChunkAddress[]) => Promise<void>;
  /** Gives active jobs back to their queue, whose worker is gone. */
  readonly giveBack: (sql: Sql, jobIds: readonly string[]) => Promise<void>;
}

export interface Sweep {
  readonly enqueued: number;
  readonly givenBack: number;
  readonly failedRuns: readonly number[];
}

interface OpenChunk extends ChunkAddress {
  readonly attempt: number;
  readonly liveJobId: string | null;
  readonly liveJobState: string | null;
  /** Nobody holds it, and its worker's connections are gone or its sign of life is old; or it is held in silence for long. */
  readonly orphaned: boolean;
  readonly lastOutput: string | null;
}

const findOpenChunks = `
  WITH job AS (
    SELECT id, state::text, (data->>'runId')::int AS run_id, (data->>'stage')::int AS stage, (data->>'number')::int AS number, started_on,
      coalesce(extract(epoch FROM now() - heartbeat_on), 0)::float8 AS silence,
      left(output::text, 500) AS output
    FROM pgboss.job WHERE name = '${queueName('payroll.calculate-chunk')}'
  )
  SELECT c.run_id AS "runId", c.stage, c.number, c.attempt, live.id AS "liveJobId", live.state AS "liveJobState",
    live.silence > $1::float8 OR (NOT ${chunkIsHeldSql} AND (live.silence > ${limits.workerGoneSecondsMax}
      OR (c.state = 'claimed' AND live.started_on <= c.claimed_at
        AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.pid = c.backend_pid AND a.application_name = 'wagewright-worker')))) AS orphaned,
    (SELECT j.output FROM job j WHERE j.run_id = c.run_id AND j.stage = c.stage AND j.number = c.number AND j.state = 'failed'
      ORDER BY j.started_on DESC NULLS LAST LIMIT 1) AS "lastOutput"
  FROM calculation_chunk c JOIN calculation_run r ON r.id = c.run_id AND r.stage = c.stage AND r.state = 'running'
  LEFT JOIN LATERAL (
    SELECT j.id, j.state, j.started_on, j.silence FROM job j
    WHERE j.run_id = c.run_id AND j.stage = c.stage AND j.number = c.number AND j.state IN ('created', 'retry', 'active')
    ORDER BY j.state <> 'active' DESC LIMIT 1
  ) live ON true
  WHERE c.state <> 'done'
  ORDER BY c.run_id, c.stage, c.number`;

/** The message of the error that pg-boss stored with a failed job. */
function messageOf(output: string | null): string {
  const match = output && /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(output);
  return match ? String(JSON.parse(`"${match[1]}"`)) : 'its worker ended without a message';
}

const gaveUp = ({ runId, number, attempt, lastOutput }: OpenChunk): RunFailure =>
  runFailure('CHUNK_FAILED', { run: runId, part: number, count: attempt, reason: messageOf(lastOutput) });

/**
 * Looks after runs whose open chunks nobody works on: a chunk without a live job gets one, a job whose worker has died goes back to its
 * queue at once, and a chunk that was tried too often fails its run. Should a worker only have been slow, its token is void by then and its
 * late write is refused. Workers take turns; whoever finds another one sweeping does nothing.
 * @param sql a transaction
 * @param silenceSecondsMax how long a worker that holds a chunk may give no sign of life
 */
export async function sweepRuns(
  sql: Sql,
  jobs: SweptJobs,
  silenceSecondsMax: number = limits.workerSilenceSecondsMax,
): Promise<Sweep | undefined> {
  const [lock] = await sql.query<{ taken: boolean }>(`SELECT pg_try_advisory_xact_lock(${sweepLock}) AS taken`);
  if (!lock?.taken) return undefined;
  const active = await sql.query(`SELECT 1 FROM calculation_run WHERE state = 'running' LIMIT 1`);
  if (active.length === 0) return { enqueued: 0, givenBack: 0, failedRuns: [] };
  const open = await sql.query<OpenChunk>(findOpenChunks, [silenceSecondsMax]);
  const lost = open.filter(({ liveJobId, attempt }) => liveJobId === null && attempt >= limits.chunkAttemptsMax);
  const failedRuns: number[] = [];
  for (const chunk of lost) {
    if (await endRun(sql, { runId: chunk.runId, state: 'failed', failure: gaveUp(chunk) })) failedRuns.push(chunk.runId);
  }
  const missing = open.filter(({ liveJobId, runId }) => liveJobId === null && !failedRuns.includes(runId));
  const orphaned = open.flatMap(({ liveJobId, liveJobState, orphaned }) =>
    liveJobId && liveJobState === 'active' && orphaned ? [liveJobId] : [],
  );
  if (missing.length > 0)
    await jobs.enqueueChunks(
      sql,
      missing.map(({ runId, stage, number }) => ({ runId, stage, number })),
    );
  if (orphaned.length > 0) await jobs.giveBack(sql, orphaned);
  return { enqueued: missing.length, givenBack: orphaned.length, failedRuns };
}
