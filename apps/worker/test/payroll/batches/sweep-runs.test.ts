import { limits, queueName } from '@wagewright/contracts';
import { appConnection, claimChunk, type Sweep, sweepRuns, sweptJobsBy } from '@wagewright/db';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLifeline } from '../../../src/payroll/batches/lifeline.ts';
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
      [queueName('payroll.calculate-chunk')],
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

  const fetch = () => bench.clerk.boss.fetch<{ number: number }>(queueName('payroll.calculate-chunk'), { batchSize: 3 });
  const silent = (seconds: number) =>
    bench.clerk.client.query(`UPDATE pgboss.job SET heartbeat_on = now() - $1::float8 * interval '1 second' WHERE state = 'active'`, [
      seconds,
    ]);

  it('gives a job back at once when the backend that claimed its chunk is gone', async () => {
    const jobs = await fetch();
    const dead = await bench.connect();
    const alive = await bench.connect();
    for (const { data } of jobs.slice(0, 2))
      await claimChunk(data.number === jobs[0]?.data.number ? dead : alive, chunk(runId, data.number), freshToken());
    expect(await sweep()).toEqual(nothing);
    await dead.end();
    await until('the dead worker’s job goes back', 60, async () => (await sweep())?.givenBack === 1);
    expect(await waiting()).toContainEqual({ number: String(jobs[0]?.data.number), state: 'retry' });
    expect(await sweep()).toEqual(nothing);
  });

  it('takes nothing from a worker whose lifeline holds, though a thread of it has ended and it is late with its signs of life', async () => {
    const [job] = await fetch();
    const held = chunk(runId, job?.data.number ?? 0);
    const thread = await bench.connect();
    const lifeline = openLifeline(appConnection({ url: bench.url, applicationName: 'wagewright-worker' }), pino({ level: 'silent' }));
    const letGo = lifeline.hold(held);
    const isHeld = async (): Promise<boolean> =>
      (
        await bench.clerk.client.query(
          `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
           WHERE l.locktype = 'advisory' AND l.mode = 'ShareLock' AND l.granted`,
        )
      ).rows.length > 0;
    await until('the chunk is held', 60, isHeld);
    await claimChunk(thread, held, freshToken());
    await thread.end();
    await silent(limits.workerSilenceSecondsMax - 5);
    expect((await sweep())?.givenBack).toBe(2); // the other two have nobody
    expect(await waiting()).toContainEqual({ number: String(job?.data.number), state: 'active' });

    letGo();
    await until('the chunk is let go', 60, async () => !(await isHeld()));
    expect((await sweep())?.givenBack).toBe(1);
    await lifeline.close();
  });

  it('takes the chunks of a worker that is connected and silent for long: it may be paused for ever', async () => {
    const [job] = await fetch();
    const lifeline = openLifeline(appConnection({ url: bench.url, applicationName: 'wagewright-worker' }), pino({ level: 'silent' }));
    lifeline.hold(chunk(runId, job?.data.number ?? 0));
    await silent(limits.workerSilenceSecondsMax + 1);
    expect((await sweep())?.givenBack).toBe(3);
    await lifeline.close();
  });

  it('finds a chunk held again after the lifeline’s connection broke', async () => {
    const lifeline = openLifeline(appConnection({ url: bench.url, applicationName: 'wagewright-worker' }), pino({ level: 'silent' }));
    lifeline.hold(chunk(runId, 1));
    const holder = async (): Promise<number | undefined> => {
      const { rows } = await bench.clerk.client.query<{ pid: number }>(
        `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = $1 AND objid = 1 AND granted`,
        [runId],
      );
      return rows[0]?.pid;
    };
    const first = await until('the chunk is held', 60, holder);
    await bench.clerk.client.query('SELECT calc.terminate_worker_backend($1)', [first]);
    await until('another session holds it', 60, async () => {
      const now = await holder();
      return now !== undefined && now !== first;
    });
    await lifeline.close();
  });

  it('fails a run whose chunk was tried too often, with the last error in its words', async () => {
    const { client } = bench.clerk;
    await client.query(`UPDATE calculation_chunk SET attempt = $2, state = 'claimed' WHERE run_id = $1 AND number = 2`, [
      runId,
      limits.chunkAttemptsMax,
    ]);
    const jobs = await bench.clerk.boss.fetch<{ number: number }>(queueName('payroll.calculate-chunk'), { batchSize: 3 });
    await bench.clerk.boss.fail(
      queueName('payroll.calculate-chunk'),
      jobs.map(({ id }) => id),
      { message: 'disk "D" is full' },
    );
    await client.query(`UPDATE pgboss.job SET state = 'failed' WHERE name = $1`, [queueName('payroll.calculate-chunk')]);
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
