/** What a run beside a batch reads is frozen by a job: all of it or nothing, whoever dies, is late, or cancels meanwhile. */
import { randomUUID } from 'node:crypto';
import { claimFreezing, enqueueChunks, freezeClaimed, sqlOfClient, tellFreezing } from '@wagewright/db';
import { programOf } from '@wagewright/db/testing';
import { freezeRuns, openClerk } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface WhatIf {
  readonly progress: {
    readonly state: string;
    readonly failure: string | null;
    readonly freezing: { readonly part: string; readonly done: number; readonly total: number } | null;
  };
}

describe('the input of a run beside a batch is frozen by a job (R1, R8)', () => {
  const stage = stageForAll();
  let pool: pg.Pool;
  let clerk: Awaited<ReturnType<typeof openClerk>>;
  let batch: BatchView;
  let input: object;
  beforeAll(async () => {
    const { server } = stage;
    batch = await stage.calculatedBatch();
    await stage.worker.stop(); // from here on only those work that a test sends
    pool = new pg.Pool({ connectionString: server.database.url, application_name: 'wagewright-worker' });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    clerk = await openClerk(server.database.url);
    const { employeeId } = await server.prisma.batchPayee.findFirstOrThrow({ where: { batchId: batch.id, rowNumber: 7 } });
    const { copy } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batch.id }, include: { copy: true } });
    const tables = programOf(copy).definition.steps.flatMap((step) => step.tables);
    const [cell] = tables.flatMap((table) =>
      table.kind === 'snapshot'
        ? table.columns.filter(({ type }) => type === 'money').map((column) => ({ table: table.code, column: column.code }))
        : [],
    );
    input = { employeeId, ...cell, value: '260000.00' };
  });
  afterAll(async () => {
    await clerk.close();
    await pool.end();
  });

  const call = async <Data>(verb: string, more: object): Promise<Data> => {
    const { data, error } = await stage.clerk.call(`payroll/what-ifs/${verb}`, { batchId: batch.id, ...more });
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const get = (runId: number) => call<WhatIf>('get-what-if', { runId });
  const begin = async (): Promise<{ runId: number; id: number }> => {
    const { runId } = await call<{ runId: number }>('start-what-if', { name: 'A raise', inputs: [input] });
    return { runId, id: (await stage.server.prisma.runFreezing.findUniqueOrThrow({ where: { runId } })).id };
  };
  /** What a worker does that gets the job. */
  const work = async (id: number): Promise<void> => {
    const deps = { pool, boss: clerk.boss, log: pino({ level: 'silent' }), failPoint: undefined };
    await freezeRuns(deps)([{ id: randomUUID(), name: 'freeze', data: { freezingId: id } } as never]);
  };
  const count = async (text: string, runId: number) => Number((await pool.query<{ n: string }>(text, [runId])).rows[0]?.n);
  const frozen = (runId: number) => count('SELECT count(*) AS n FROM calc.run_input WHERE run_id = $1', runId);
  const chunks = (runId: number) => count('SELECT count(*) AS n FROM calculation_chunk WHERE run_id = $1', runId);
  const jobs = (runId: number) => count(`SELECT count(*) AS n FROM pgboss.job WHERE (data->>'runId')::int = $1`, runId);

  /** A worker that has frozen everything but the end when something befalls it. @returns whether it was still its own */
  async function workUntil(id: number, befall: () => Promise<void>): Promise<boolean> {
    const client = await pool.connect();
    try {
      const sql = sqlOfClient(client);
      const claim = await claimFreezing(sql, { id, token: randomUUID() });
      if (!claim) throw new Error('There is nothing to freeze.');
      await client.query('BEGIN');
      const isOurs = await freezeClaimed(sql, claim, {
        compile: programOf,
        enqueueChunks: (transaction, addresses) => enqueueChunks(clerk.boss, transaction, addresses),
        tell: async (sight) => {
          await tellFreezing(sqlOfClient(pool), claim, sight);
          if (sight.done === sight.total - 1) await befall();
        },
      });
      await client.query('ROLLBACK');
      return isOurs;
    } finally {
      client.release(true);
    }
  }

  it('waits without a chunk, is told how far it is, and then is calculated as any run', async () => {
    const { runId, id } = await begin();
    expect((await get(runId)).progress).toMatchObject({ state: 'running', freezing: { part: 'queued', done: 0 } });
    expect([await frozen(runId), await chunks(runId), await jobs(runId)]).toEqual([0, 0, 0]);
    await workUntil(id, async () => {
      const { freezing } = (await get(runId)).progress;
      expect(freezing).toMatchObject({ part: 'history', done: (freezing?.total ?? 0) - 1 });
      expect(await frozen(runId)).toBe(0);
    });
    await work(id);
    await work(id); // delivered twice, it is done once
    const { freezing } = (await get(runId)).progress;
    expect(freezing?.done).toBe(freezing?.total);
    const of = await count('SELECT count(*) AS n FROM calc.input WHERE batch_id = $1', batch.id);
    expect(await frozen(runId)).toBe(of);
    expect(await jobs(runId)).toBe(await chunks(runId));
    expect(await chunks(runId)).toBeGreaterThan(0);
  });

  it('of a worker that pauses with everything written is taken over, and the late one is refused', async () => {
    const { runId, id } = await begin();
    await expect(workUntil(id, () => work(id))).rejects.toThrow(/terminat|connection/i);
    expect(await frozen(runId)).toBe(await count('SELECT count(*) AS n FROM calc.input WHERE batch_id = $1', batch.id));
    expect(await jobs(runId)).toBe(await chunks(runId));
  });

  it('discarded in the midst of it, nothing of it stays, and its worker’s statement ends', async () => {
    const { runId, id } = await begin();
    await expect(workUntil(id, async () => void (await call('discard-what-if', { runId })))).rejects.toThrow(/terminat|connection/i);
    await work(id);
    expect([await frozen(runId), await chunks(runId), await jobs(runId)]).toEqual([0, 0, 0]);
  });

  it('that five workers did not survive fails the run in words, and the batch has its result', async () => {
    const { runId, id } = await begin();
    for (let death = 1; death <= 5; death++) await claimFreezing(sqlOfClient(pool), { id, token: randomUUID() });
    await work(id);
    const { state, failure } = (await get(runId)).progress;
    expect(state).toBe('failed');
    expect(failure).toMatch(/“A raise” could not be frozen: 5 workers ended/);
    expect(await stage.get(batch.id)).toMatchObject({ status: 'calculated' });
  });

  it('whose batch is prepared anew meanwhile fails in words', async () => {
    const { runId, id } = await begin();
    await pool.query(`UPDATE batch SET input_hash = 'another' WHERE id = $1`, [batch.id]);
    await work(id);
    await pool.query('UPDATE batch b SET input_hash = r.input_hash FROM calculation_run r WHERE r.id = b.current_run_id AND b.id = $1', [
      batch.id,
    ]);
    expect((await get(runId)).progress.failure).toMatch(/was prepared anew while the input of “A raise” was being frozen/);
    expect(await frozen(runId)).toBe(0);
  });

  it('a replay looks at what is frozen before it is calculated, and takes nothing', async () => {
    const { runId } = await call<{ runId: number }>('replay-batch', {});
    const { id } = await stage.server.prisma.runFreezing.findUniqueOrThrow({ where: { runId } });
    await work(id);
    const { changes } = await stage.server.prisma.forkedRun.findUniqueOrThrow({ where: { runId } });
    const { inputHash } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
    expect(changes).toMatchObject({ inputHash });
    expect(await frozen(runId)).toBe(0);
    expect(await chunks(runId)).toBeGreaterThan(0);
  });
});
