import { cancelRun } from '@wagewright/db';
import { createTestDatabase, type TestDatabase } from '@wagewright/db/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseFailPoint, startWorker, type WorkerOptions } from '../src/index.ts';
import { type Clerk, calculate, createSyntheticBatch, openClerk, readResult, readRun, runEnds, until } from '../src/testing/index.ts';

let database: TestDatabase;
let clerk: Clerk;
beforeAll(async () => {
  database = await createTestDatabase();
  clerk = await openClerk(database.url);
});
afterAll(async () => {
  await clerk.close();
  await database.drop();
});

async function withWorker<Result>(options: Partial<WorkerOptions>, work: () => Promise<Result>): Promise<Result> {
  const worker = await startWorker({
    databaseUrl: database.url,
    log: pino({ level: 'silent' }),
    threads: 1,
    timing: { sweepSeconds: 0.3 },
    ...options,
  });
  try {
    return await work();
  } finally {
    await worker.stop();
  }
}

describe('a worker', () => {
  it('gives byte-identical results with any number of threads and any size of chunk (R7)', async () => {
    const batch = await createSyntheticBatch({ url: database.url, employees: 700, columns: 30, failingEvery: 90 });
    const hashes = new Set<string>();
    for (const threads of [1, 2, 4]) {
      await withWorker({ threads }, async () => {
        for (const chunkEmployees of [41, 256, 2_000]) {
          const runId = await calculate(clerk, batch, chunkEmployees);
          expect((await runEnds(clerk, runId)).state).toBe('finished');
          hashes.add((await readResult(clerk, runId)).hash);
        }
      });
    }
    expect(hashes.size).toBe(1);
  });

  it.each(['die-at-row:27', 'hang-at-row:27'])('isolates the employee of %s, and calculates all the others', async (failPoint) => {
    const batch = await createSyntheticBatch({ url: database.url, employees: 60, columns: 20 });
    const others = async (runId: number): Promise<unknown[]> => {
      const { rows } = await clerk.client.query(
        'SELECT employee_id, v FROM calc.row WHERE run_id = $1 AND table_no = 3 AND employee_id <> 1000027 ORDER BY 1',
        [runId],
      );
      return rows;
    };
    const undisturbed = await withWorker({}, async () => {
      const runId = await calculate(clerk, batch, 20);
      await runEnds(clerk, runId);
      return await others(runId);
    });
    const timing = { sweepSeconds: 0.3, chunkSecondsMax: 1.5 };
    await withWorker({ failPoint: parseFailPoint(failPoint), timing }, async () => {
      const runId = await calculate(clerk, batch, 20);
      const run = await runEnds(clerk, runId);
      expect(run).toMatchObject({ state: 'finished', errorCount: 22, payeesDone: 60, totals: { payeesWithErrors: 1 } });
      const { rows: errors } = await clerk.client.query('SELECT DISTINCT employee_id, code FROM calc.cell_error WHERE run_id = $1', [
        runId,
      ]);
      expect(errors).toEqual([{ employee_id: 1_000_027, code: 'ENGINE_FAILURE' }]);
      expect(await others(runId)).toEqual(undisturbed);
    });
  });

  it('deletes what a cancelled run left behind', async () => {
    const batch = await createSyntheticBatch({ url: database.url, employees: 100, columns: 20 });
    const runId = await calculate(clerk, batch, 10);
    await withWorker({}, () => until('a chunk is stored', 180, async () => (await readResult(clerk, runId)).rows > 0));
    await cancelRun(clerk.sql, { runId });
    await withWorker({}, () => until('its rows are gone', 180, async () => (await readResult(clerk, runId)).rows === 0));
  });

  it('that is stopped in the middle lets its chunks end and leaves the rest to the next one', async () => {
    const batch = await createSyntheticBatch({ url: database.url, employees: 4_000, columns: 40 });
    const runId = await calculate(clerk, batch, 20);
    await withWorker({ threads: 2 }, () => until('some chunks are done', 180, async () => (await readRun(clerk, runId)).payeesDone > 100));
    const paused = await readRun(clerk, runId);
    expect(paused.state).toBe('running');
    const claimed = await clerk.client.query(`SELECT 1 FROM calculation_chunk WHERE run_id = $1 AND state = 'claimed'`, [runId]);
    expect(claimed.rows).toEqual([]);
    await withWorker({ threads: 2 }, async () => {
      expect(await runEnds(clerk, runId)).toMatchObject({ state: 'finished', payeesDone: 4_000, refusedWrites: 0 });
    });
  });

  it('deletes the superseded result by itself', async () => {
    const batch = await createSyntheticBatch({ url: database.url, employees: 100, columns: 20 });
    await withWorker({}, async () => {
      const first = await calculate(clerk, batch, 50);
      await runEnds(clerk, first);
      await runEnds(clerk, await calculate(clerk, batch, 50));
      await until('the first result is gone', 180, async () => (await readResult(clerk, first)).rows === 0);
    });
  });

  it('reports a database that cannot be reached', async () => {
    await expect(
      startWorker({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', log: pino({ level: 'silent' }), threads: 1 }),
    ).rejects.toThrow(/ECONNREFUSED/);
  });
});
