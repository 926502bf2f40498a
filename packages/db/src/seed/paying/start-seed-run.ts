import { setTimeout as delay } from 'node:timers/promises';
import type { Program } from '@wagewright/calc-engine';
import { limits } from '@wagewright/contracts';
import type { PgBoss } from 'pg-boss';
import { lockBatch } from '../../payroll/batches/index.ts';
import { enqueueChunks, startRun } from '../../payroll/runs/index.ts';
import type { Sql } from '../../sql.ts';
import { moveSeedBatch } from './seed-batch.ts';

/** Starts the calculation as the server does: state, run and jobs in the caller's transaction. */
export async function startSeedRun(sql: Sql, boss: Pick<PgBoss, 'insert'>, batchId: number, program: Program): Promise<void> {
  const batch = await lockBatch(sql, batchId);
  await moveSeedBatch(sql, batch, 'calculate', 'payroll/batches/calculate-batch');
  const { jobs } = await startRun(sql, {
    batchId,
    kind: 'calculate',
    userId: null,
    returnStatus: batch.status,
    engineVersion: program.engineVersion,
    definitionHash: program.hash,
    chunkEmployees: limits.chunkEmployees,
  });
  await enqueueChunks(boss, sql, jobs);
}

const lookEveryMs = 50;

/**
 * Waits until a worker has ended the batch's run.
 * @throws Error with the run's failure, or when no worker ended it in time
 */
export async function awaitSeedRun(sql: Sql, batchId: number, secondsMax: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < secondsMax * 1_000; waitedMs += lookEveryMs) {
    const [batch] = await sql.query<{ status: string; failure: string | null }>(
      `SELECT b.status, (SELECT r.failure->>'message' FROM calculation_run r WHERE r.batch_id = b.id ORDER BY r.id DESC LIMIT 1) AS failure
       FROM batch b WHERE b.id = $1::int`,
      [batchId],
    );
    if (batch?.status === 'calculated') return;
    if (batch?.status !== 'calculating')
      throw new Error(`The run of batch ${batchId} ended as ${batch?.status}: ${batch?.failure ?? 'no reason is known'}`);
    await delay(lookEveryMs);
  }
  throw new Error(`No worker ended the run of batch ${batchId} within ${secondsMax} s. Start a worker on this database and try again.`);
}
