/** Submitting data and moving back are jobs: all of it or nothing, whoever dies, pauses or cancels meanwhile. */
import { randomUUID } from 'node:crypto';
import { claimMove, moveClaimed, sqlOfClient, tellMove } from '@wagewright/db';
import { programOf } from '@wagewright/db/testing';
import { moveBatches } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Entry {
  readonly procedure: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly remarks: string | null;
}

describe('a batch’s data is submitted, and taken back, by a job (R1, R6, R8)', () => {
  const stage = stageForAll();
  let pool: pg.Pool;
  let id: number;
  beforeAll(async () => {
    ({ id } = await stage.calculatedBatch());
    await stage.worker.stop(); // from here on the tests are the workers
    await stage.server.prisma.batch.update({ where: { id }, data: { status: 'approved' } });
    pool = new pg.Pool({ connectionString: stage.server.database.url, application_name: 'wagewright-worker' });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  });
  afterAll(() => pool.end());

  const get = (): Promise<BatchView> => stage.get(id);
  const send = async (verb: string, more: object = {}) =>
    await stage.clerk.call(`payroll/batches/${verb}`, { id, version: (await get()).version, ...more });
  const ask = async (verb = 'submit-batch-data', more: object = {}) => expect((await send(verb, more)).error).toBeUndefined();
  const running = async () => (await stage.server.prisma.batchMove.findFirstOrThrow({ where: { batchId: id, state: 'running' } })).id;
  /** What a worker does that gets the job. */
  const work = async (moveId: number): Promise<void> => {
    const boss = { insert: async () => [randomUUID()] };
    const deps = { pool, log: pino({ level: 'silent' }), failPoint: undefined, boss } as unknown as Parameters<typeof moveBatches>[0];
    await moveBatches(deps)([{ id: randomUUID(), name: 'move', data: { moveId } } as never]);
  };
  const written = async () =>
    (await stage.server.prisma.$queryRaw<{ rows: number }[]>`SELECT count(*)::int AS rows FROM calc.ledger WHERE batch_id = ${id}::int`)[0]
      ?.rows;
  const told = async (template: string) => await stage.server.prisma.notification.count({ where: { template } });
  const history = async () => {
    const { data } = await stage.clerk.call('payroll/batches/list-batch-history', { id });
    return (data as { rows: Entry[] }).rows;
  };

  /** A worker that has written everything and is about to move the batch when something befalls it. */
  async function workUntil(befall: () => Promise<void>): Promise<boolean> {
    const client = await pool.connect();
    try {
      const sql = sqlOfClient(client);
      const claim = await claimMove(sql, { id: await running(), token: randomUUID() });
      if (!claim) throw new Error('There is nothing to move.');
      await client.query('BEGIN');
      const isOurs = await moveClaimed(sql, claim, {
        compile: programOf,
        enqueueDeleteRuns: async () => undefined,
        tell: async (sight) => {
          await tellMove(sqlOfClient(pool), claim, sight);
          if (sight.done === sight.total - 1) await befall();
        },
      });
      await client.query('ROLLBACK');
      return isOurs;
    } finally {
      client.release(true);
    }
  }

  it('asked for twenty times at once, it is one', async () => {
    const { version } = await get();
    const submit = () => stage.clerk.call('payroll/batches/submit-batch-data', { id, version });
    const answers = await Promise.all(Array.from({ length: 20 }, submit));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await stage.server.prisma.batchMove.count({ where: { batchId: id } })).toBe(1);
  });

  it('the batch stays where it is until it is done, and nothing but its cancelling is possible meanwhile', async () => {
    const asked = await get();
    expect(asked).toMatchObject({ status: 'approved', move: { event: 'submit-data', state: 'running', part: 'queued' } });
    expect(asked.events).toEqual(['cancel-moving']);
    for (const [verb, more] of [
      ['submit-batch-data', {}],
      ['move-batch-back', { to: 'calculated' }],
      ['generate-payslips', {}],
      ['close-batch', {}],
    ] as const)
      expect((await send(verb, more)).error?.code, verb).toBe('ILLEGAL_TRANSITION');
    const trial = await stage.clerk.call('payroll/what-ifs/start-what-if', { batchId: id, name: 'Meanwhile' });
    expect(trial.error?.code).toBe('ILLEGAL_TRANSITION');
  });

  it('cancelled in the midst of it, writes nothing, and the statement that was going on ends', async () => {
    const cancelled = workUntil(async () => {
      expect((await get()).move).toMatchObject({ part: 'sums', done: 1, total: 2 });
      expect((await send('cancel-batch-move')).data).toMatchObject({ status: 'approved', move: { state: 'cancelled' } });
    });
    await expect(cancelled).rejects.toThrow(/terminat|connection/i);
    expect(await written()).toBe(0);
    expect((await send('cancel-batch-move')).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await get()).events).toContain('submit-data');
  });

  it('whose token is void moves no batch, although its connection lives', async () => {
    await ask();
    const move = { where: { id: await running() }, data: { token: randomUUID() } };
    expect(await workUntil(async () => void (await stage.server.prisma.batchMove.update(move)))).toBe(false);
    expect([await written(), (await get()).move?.state]).toEqual([0, 'running']);
  });

  it('of a period that was closed meanwhile changes nothing, and says so on the batch and in the inbox', async () => {
    const { periodId } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id } });
    const period = (status: string) => stage.server.prisma.period.update({ where: { id: periodId }, data: { status } });
    await period('closed');
    await work(await running());
    const refused = await get();
    await period('enabled');
    expect(refused).toMatchObject({
      status: 'approved',
      move: { state: 'failed' },
      lastFailure: expect.stringContaining('period activated'),
    });
    expect([await written(), await told('batch-not-moved')]).toEqual([0, 1]);
    expect((await history())[0]).toMatchObject({ procedure: 'submit-data-failed', to: 'approved', remarks: refused.lastFailure });
  });

  it('that five workers did not survive is given up in words, and can be asked for again', async () => {
    await ask();
    const moveId = await running();
    for (let death = 1; death <= 5; death++) await claimMove(sqlOfClient(pool), { id: moveId, token: randomUUID() });
    await work(moveId);
    expect(await get()).toMatchObject({
      status: 'approved',
      lastFailure: expect.stringMatching(/“submit data” of batch \d+ .* 5 workers ended/),
    });
    expect([await written(), await told('batch-not-moved')]).toEqual([0, 2]);
    const latest = await stage.server.prisma.notification.findFirstOrThrow({
      where: { template: 'batch-not-moved' },
      orderBy: { id: 'desc' },
    });
    // whoever reads it reads why in their own language
    expect(latest.payload).toMatchObject({
      reason: {
        en: expect.stringContaining('5 workers ended') as string,
        'zh-CN': expect.stringMatching(/批次[^a-z]*“提交数据”/) as string,
      },
    });
  });

  it('of a worker that pauses with everything written is taken over, the late one is refused, and a second delivery changes nothing', async () => {
    await ask();
    const moveId = await running();
    await expect(workUntil(() => work(moveId))).rejects.toThrow(/terminat|connection/i);
    const done = await get();
    expect(done).toMatchObject({ status: 'approved', move: { state: 'finished' }, lastFailure: null, dataSubmittedAt: expect.any(String) });
    expect([await written(), await told('batch-data-submitted')]).toEqual([done.payeeCount, 1]);
    await work(moveId);
    expect([(await get()).version, await written()]).toEqual([done.version, done.payeeCount]);
    const [ended, asked] = await history();
    expect(ended).toMatchObject({ procedure: 'submit-data-finished', from: 'approved', to: 'approved' });
    expect(asked?.procedure).toBe('payroll/batches/submit-batch-data');
  });

  it('is taken back whole, once, and the batch stays closed until then', async () => {
    await ask('close-batch');
    await ask('move-batch-back', { to: 'approved' });
    expect(await get()).toMatchObject({ status: 'closed', events: ['cancel-moving'] });
    const moveId = await running();
    await expect(workUntil(() => work(moveId))).rejects.toThrow(/terminat|connection/i);
    const { payeeCount, ...back } = await get();
    expect(back).toMatchObject({ status: 'approved', dataSubmittedAt: null });
    expect([await written(), await told('batch-moved-back')]).toEqual([payeeCount * 2, 1]);
    expect((await history())[0]).toMatchObject({ procedure: 'move-finished', from: 'closed', to: 'approved' });
  });

  it('cancelled on its way back, the batch keeps its payslips, its approval, its input and its result', async () => {
    await stage.server.prisma.batch.update({ where: { id }, data: { payslipsGeneratedAt: new Date() } });
    const setting = await stage.server.prisma.payslipSetting.findFirstOrThrow({ where: { source: 'batch', status: 'active' } });
    const { periodId, currentRunId, payeeCount } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id } });
    const { employeeId } = await stage.server.prisma.batchPayee.findFirstOrThrow({ where: { batchId: id } });
    const slip = { batchId: id, periodId, employeeId, settingId: setting.id, runId: currentRunId, number: 'MOVE', currency: 'USD' };
    await stage.server.prisma.payslip.create({ data: { ...slip, gross: 2n, deductions: 1n, net: 1n } });
    await ask('move-batch-back', { to: 'new' });
    await expect(workUntil(async () => void (await send('cancel-batch-move')))).rejects.toThrow(/terminat|connection/i);
    expect(await stage.server.prisma.payslip.count({ where: { batchId: id } })).toBe(1);
    expect(await get()).toMatchObject({ status: 'approved', payeeCount, hasWholeResult: true, payslipsGeneratedAt: expect.any(String) });
    await ask('move-batch-back', { to: 'new' });
    await work(await running());
    expect(await stage.server.prisma.payslip.count({ where: { batchId: id } })).toBe(0);
    expect(await get()).toMatchObject({ status: 'new', payeeCount: 0, hasWholeResult: false, payslipsGeneratedAt: null });
  });
});
