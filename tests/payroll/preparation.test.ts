/** Preparing a batch is a job: all of it or nothing, whoever dies, pauses or cancels meanwhile. */
import { randomUUID } from 'node:crypto';
import { claimPreparation, prepareClaimed, sqlOfClient, tellPreparation } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { programOf } from '@wagewright/db/testing';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { prepareBatches } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BatchView } from './stage.ts';

describe('the preparation of a batch is a job (R1, R8, specification §4 data preparation)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let pool: pg.Pool;
  let batch: BatchView;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    pool = new pg.Pool({ connectionString: server.database.url, application_name: 'wagewright-worker' });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  });
  afterAll(() => pool.end());

  const send = (verb: string, id: number, version: number, more: object = {}) =>
    clerk.call(`payroll/batches/${verb}`, { id, version, ...more });
  const get = async (): Promise<BatchView> => (await clerk.call('payroll/batches/get-batch', { id: batch.id })).data as BatchView;
  const ask = async () => expect((await send('prepare-batch', batch.id, (await get()).version)).error).toBeUndefined();
  const running = async () =>
    (await server.prisma.batchPreparation.findFirstOrThrow({ where: { batchId: batch.id, state: 'running' } })).id;
  /** What a worker does that gets the job. */
  const work = async (preparationId: number): Promise<void> => {
    const job = { id: randomUUID(), name: 'prepare', data: { preparationId } };
    await prepareBatches({ pool, log: pino({ level: 'silent' }), failPoint: undefined })([job as never]);
  };
  const frozen = async () => ({
    payees: await server.prisma.batchPayee.count({ where: { batchId: batch.id } }),
    rows: (
      await server.prisma.$queryRaw<{ rows: number }[]>`SELECT count(*)::int AS rows FROM calc.input WHERE batch_id = ${batch.id}::int`
    )[0]?.rows,
  });

  /** A worker that has frozen everything and is about to commit when something befalls it. */
  async function workUntil(befall: () => Promise<void>): Promise<boolean> {
    const client = await pool.connect();
    try {
      const sql = sqlOfClient(client);
      const claim = await claimPreparation(sql, { id: await running(), token: randomUUID() });
      if (!claim) throw new Error('There is nothing to prepare.');
      await client.query('BEGIN');
      const isOurs = await prepareClaimed(sql, claim, {
        compile: programOf,
        tell: async (sight) => {
          await tellPreparation(sqlOfClient(pool), claim, sight);
          if (sight.done === sight.total - 1) await befall();
        },
      });
      await client.query('ROLLBACK');
      return isOurs;
    } finally {
      client.release(true);
    }
  }

  beforeEach(async () => {
    await server.prisma.batchPreparation.updateMany({ where: { state: 'running' }, data: { state: 'cancelled' } });
    await server.prisma.batch.updateMany({ data: { status: 'canceled' } });
    const period = await server.prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, status: 'enabled' } });
    const made = await clerk.call('payroll/batches/create-batch', { periodId: period.id, type: 'normal', name: 'Preparation' });
    batch = made.data as BatchView;
  });

  it('leaves the batch new until it is done, allows nothing but its cancelling meanwhile, and is told in the history', async () => {
    await ask();
    const asked = await get();
    expect(asked).toMatchObject({ status: 'new', payeeCount: 0, preparation: { part: 'queued', people: 0 } });
    expect(asked.events).toEqual(['cancel-preparing', 'discard-what-if', 'give-access']);
    for (const verb of ['prepare-batch', 'cancel-batch', 'delete-batch', 'calculate-batch'])
      expect((await send(verb, batch.id, asked.version)).error?.code, verb).toBe('ILLEGAL_TRANSITION');

    await work(await running());
    const done = await get();
    expect(done).toMatchObject({ status: 'waiting', preparation: null, lastFailure: null });
    expect((await frozen()).payees).toBe(done.payeeCount);
    const { data } = await clerk.call('payroll/batches/list-batch-history', { id: batch.id });
    const [last, before] = (data as { rows: { procedure: string; to: string; run: { payees: number } | null }[] }).rows;
    expect(last).toMatchObject({ procedure: 'preparation-finished', to: 'waiting', run: { payees: done.payeeCount } });
    expect(before?.procedure).toBe('payroll/batches/prepare-batch');
  });

  it('asked for twenty times at once, it is one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('prepare-batch', batch.id, batch.version)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await server.prisma.batchPreparation.count({ where: { batchId: batch.id } })).toBe(1);
  });

  it('delivered twice, it is done once', async () => {
    await ask();
    const id = await running();
    await work(id);
    const { version } = await get();
    await work(id);
    expect((await get()).version).toBe(version);
  });

  it('cancelled in the midst of it, freezes nothing, and the statement that was going on ends', async () => {
    await ask();
    const cancelled = workUntil(async () => {
      const { version, preparation } = await get();
      expect(preparation).toMatchObject({ part: 'checks', people: expect.any(Number) });
      expect((await send('cancel-preparation', batch.id, version)).data).toMatchObject({ status: 'new', preparation: null });
    });
    await expect(cancelled).rejects.toThrow(/terminat|connection/i);
    expect(await frozen()).toEqual({ payees: 0, rows: 0 });
    expect((await send('cancel-preparation', batch.id, (await get()).version)).error?.code).toBe('ILLEGAL_TRANSITION');
    await ask();
    await work(await running());
    expect((await get()).status).toBe('waiting');
  });

  it('of a worker that pauses with everything written is taken over, and the late one is refused', async () => {
    await ask();
    const late = workUntil(async () => {
      await work(await running());
      expect((await get()).status).toBe('waiting');
    });
    await expect(late).rejects.toThrow(/terminat|connection/i);
    const { payeeCount } = await get();
    expect((await frozen()).payees).toBe(payeeCount);
  });

  it('whose token is void moves no batch, although its connection lives', async () => {
    await ask();
    const id = await running();
    const isOurs = await workUntil(async () => {
      await server.prisma.batchPreparation.update({ where: { id }, data: { token: randomUUID() } });
    });
    expect(isOurs).toBe(false);
    expect(await get()).toMatchObject({ status: 'new', payeeCount: 0 });
  });

  it('that five workers did not survive is given up in words, and can be asked for again', async () => {
    await ask();
    const id = await running();
    for (let death = 1; death <= 5; death++) await claimPreparation(sqlOfClient(pool), { id, token: randomUUID() });
    await work(id);
    const given = await get();
    expect(given).toMatchObject({ status: 'new', preparation: null });
    expect(given.lastFailure).toMatch(/could not be prepared: 5 workers ended/);
    const told = await server.prisma.notification.findMany({ where: { thing: `preparation:${id}` } });
    expect(told.map(({ template }) => template)).toEqual(['batch-not-prepared']);
    await ask();
    expect((await get()).lastFailure).toBeNull();
  });

  it('of a period that was closed meanwhile is refused, in words, and freezes nothing', async () => {
    await ask();
    const { periodId } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
    await server.prisma.period.update({ where: { id: periodId }, data: { status: 'closed' } });
    await work(await running());
    await server.prisma.period.update({ where: { id: periodId }, data: { status: 'enabled' } });
    expect(await get()).toMatchObject({ status: 'new', lastFailure: expect.stringContaining('prepare') });
    expect(await frozen()).toEqual({ payees: 0, rows: 0 });
  });
});
