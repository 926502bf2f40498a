import { limits, queueNames } from '@wagewright/contracts';
import { claimChunk, type Sweep, sweepRuns, sweptJobsBy } from '@wagewright/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calculate, createSyntheticBatch, readRun, type SyntheticBatch, until } from '../../../src/testing/index.ts';
import { chunk, freshToken, openWorkbench, type Workbench } from './workbench.ts';

let bench: Workbench;
let batch: SyntheticBatch;
let runId: number;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.clerk.client.query(`UPDATE calculation_run SET state = 'cancelled' WHERE state = 'running'; DELETE FROM pgboss.job`);
  batch = await createSyntheticBatch({ url: bench.url, employees: 30, columns: 20 });
  runId = await calculate(bench.clerk, batch, 10);
});

async function sweep(): Promise<Sweep | undefined> {
  const { client, boss, sql } = bench.clerk;
  await client.query('BEGIN');
  const result = await sweepRuns(sql, sweptJobsBy(boss));
  await client.query('COMMIT');
  return result;
}
const nothing: Sweep = { enqueued: 0, givenBack: 0, failedRuns: [] };
const waiting = async (): Promise<unknown[]> =>
  (
    await bench.clerk.client.query(
      `SELECT data->>'number' AS number, state::text FROM pgboss.job WHERE name = $1 AND state < 'completed' ORDER BY 1`,
      [queueNames.calculateChunk],
    )
  ).rows;

describe('the sweeper', () => {
  it('leaves runs alone whose chunks have jobs', async () => {
    expect(await sweep()).toEqual(nothing);
  });

  it('enqueues chunks whose jobs are lost, once', async () => {
    await bench.clerk.client.query(`DELETE FROM pgboss.job WHERE data->>'number' IN ('1', '3')`);
    expect(await sweep()).toEqual({ ...nothing, enqueued: 2 });
    expect(await waiting()).toEqual(['1', '2', '3'].map((number) => ({ number, state: 'created' })));
    expect(await sweep()).toEqual(nothing);
  });

  it('gives a job back at once when the backend that claimed its chunk is gone', async () => {
    const jobs = await bench.clerk.boss.fetch<{ number: number }>(queueNames.calculateChunk, { batchSize: 3 });
    const dead = await bench.connect();
    const alive = await bench.connect();
    for (const { data } of jobs.slice(0, 2))
      await claimChunk(data.number === jobs[0]?.data.number ? dead : alive, chunk(runId, data.number), freshToken());
    expect(await sweep()).toEqual(nothing);
    await dead.end();
    await until('the dead worker’s job goes back', 5, async () => (await sweep())?.givenBack === 1);
    expect(await waiting()).toContainEqual({ number: String(jobs[0]?.data.number), state: 'retry' });
    expect(await sweep()).toEqual(nothing);
  });

  it('fails a run whose chunk was tried too often, with the last error in its words', async () => {
    const { client } = bench.clerk;
    await client.query(`UPDATE calculation_chunk SET attempt = $2, state = 'claimed' WHERE run_id = $1 AND number = 2`, [
      runId,
      limits.chunkAttemptsMax,
    ]);
    const jobs = await bench.clerk.boss.fetch<{ number: number }>(queueNames.calculateChunk, { batchSize: 3 });
    await bench.clerk.boss.fail(
      queueNames.calculateChunk,
      jobs.map(({ id }) => id),
      { message: 'disk "D" is full' },
    );
    await client.query(`UPDATE pgboss.job SET state = 'failed' WHERE name = $1`, [queueNames.calculateChunk]);
    expect(await sweep()).toEqual({ ...nothing, failedRuns: [runId] });
    expect((await readRun(bench.clerk, runId)).failure).toMatchObject({
      code: 'CHUNK_FAILED',
      message: expect.stringContaining('disk "D" is full'),
    });
    expect((await client.query('SELECT status FROM batch WHERE id = $1', [batch.batchId])).rows).toEqual([{ status: 'waiting' }]);
    expect(await sweep()).toEqual(nothing);
  });

  it('takes turns with other workers’ sweepers', async () => {
    const other = await bench.connect();
    await other.query('BEGIN; SELECT pg_advisory_xact_lock(7202613)');
    expect(await sweep()).toBeUndefined();
    await other.query('COMMIT');
    expect(await sweep()).toEqual(nothing);
  });
});
