/** Payslips of a batch are generated, published and told again by jobs: all of it or nothing, whoever dies, pauses or cancels meanwhile. */
import { randomUUID } from 'node:crypto';
import { claimPayslipJob, finishPayslipJob, generatePayslips as make, readRunSource, sqlOfClient, tellPayslipJob } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { holdRow, programOf } from '@wagewright/db/testing';
import { generatePayslips, publishPayslips, resendPayslips } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Entry {
  readonly procedure: string;
  readonly remarks: string | null;
}

const workers = { generate: generatePayslips, publish: publishPayslips, resend: resendPayslips };

describe('a batch’s payslips are generated, published and told again by a job (R1, R6, R8)', () => {
  const stage = stageForAll();
  let pool: pg.Pool;
  let id: number;
  let people: number;
  beforeAll(async () => {
    const batch = await stage.calculatedBatch();
    [id, people] = [batch.id, batch.payeeCount];
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
  const ask = async (verb: string) => expect((await send(verb)).error).toBeUndefined();
  const resend = () => stage.clerk.call('payroll/payslip-deliveries/resend-batch-payslips', { batchId: id });
  const running = () => stage.server.prisma.payslipJob.findFirstOrThrow({ where: { batchId: id, state: 'running' } });
  /** What a worker does that gets the job. */
  const work = async (): Promise<void> => {
    const job = await running();
    const boss = { send: async () => randomUUID() };
    const deps = { pool, log: pino({ level: 'silent' }), failPoint: undefined, boss, publicUrl: 'http://localhost' } as never;
    await workers[job.kind as keyof typeof workers](deps)([{ data: { payslipJobId: job.id } }]);
  };
  const slips = () => stage.server.prisma.payslip.findMany({ where: { batchId: id }, orderBy: { id: 'asc' } });
  const made = async () => (await slips()).length;
  const published = async () => (await slips()).filter(({ status }) => status === 'published').length;
  const inbox = (template: string) => stage.server.prisma.notification.findMany({ where: { template, link: `/payroll/batches/${id}` } });
  const told = async (template: string) => (await inbox(template)).length;
  const move = (event: string, ids: readonly number[]) => stage.clerk.call('payroll/issued-payslips/move-payslips', { ids, event });
  const history = async () => {
    const { data } = await stage.clerk.call('payroll/batches/list-batch-history', { id });
    return (data as { rows: Entry[] }).rows;
  };
  const readiness = async () => {
    const { data } = await stage.clerk.call('payroll/batches/get-batch-readiness', { id });
    return data as { next: string; items: { code: string; severity: string; remedy: string | null }[] };
  };

  /** A worker that has made everything and is about to end when something befalls it. */
  async function makeUntil(befall: () => Promise<void>): Promise<boolean> {
    const client = await pool.connect();
    try {
      const sql = sqlOfClient(client);
      const claim = await claimPayslipJob(sql, { id: (await running()).id, token: randomUUID() });
      if (!claim) throw new Error('There is nothing to generate.');
      const program = programOf(await readRunSource(sql, id));
      await client.query('BEGIN');
      const { payslips } = await make(sql, {
        batchId: id,
        program,
        tell: async (sight) => {
          await tellPayslipJob(sqlOfClient(pool), claim, sight);
          if (sight.part === 'sums') await befall();
        },
      });
      const isOurs = await finishPayslipJob(sql, claim, payslips);
      await client.query('ROLLBACK');
      return isOurs;
    } finally {
      client.release(true);
    }
  }

  it('what stands before generating is said before it is asked for: a setting that is missing, and who is held', async () => {
    const { prisma } = stage.server;
    const active = { source: 'batch', status: 'active' };
    const settings = (await prisma.payslipSetting.findMany({ where: active })).map((setting) => setting.id);
    await prisma.payslipSetting.updateMany({ where: active, data: { status: 'disabled' } });
    await prisma.batchPayee.updateMany({ where: { batchId: id, rowNumber: 2 }, data: { heldAt: new Date() } });
    const { next, items } = await readiness();
    expect(next).toBe('generate-payslips');
    expect(items[0]).toMatchObject({ code: 'no-payslip-setting', severity: 'blocker', remedy: 'payslip-settings' });
    expect(items.find(({ code }) => code === 'held-for-good')).toMatchObject({ severity: 'warning', remedy: 'off-cycle' });
    expect((await send('generate-payslips')).error?.code).toBe('PAYSLIP_SETTING_MISSING');
    await prisma.payslipSetting.updateMany({ where: { id: { in: settings } }, data: { status: 'active' } });
    await prisma.batchPayee.updateMany({ where: { batchId: id, rowNumber: 2 }, data: { heldAt: null } });
    expect((await readiness()).items.filter(({ severity }) => severity === 'blocker')).toEqual([]);
  });

  it('until it is done nothing but its cancelling is possible, and the batch says what stands before its next step', async () => {
    await ask('generate-payslips');
    const asked = await get();
    expect(asked).toMatchObject({ status: 'approved', payslipJob: { kind: 'generate', state: 'running', part: 'queued' } });
    expect(asked.events).toContain('cancel-payslips');
    for (const [verb, more] of [
      ['generate-payslips', {}],
      ['publish-payslips', {}],
      ['submit-batch-data', {}],
      ['move-batch-back', { to: 'calculated' }],
      ['close-batch', {}],
    ] as const)
      expect((await send(verb, more)).error?.code, verb).toBe('ILLEGAL_TRANSITION');
    expect((await resend()).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await readiness()).items[0]).toMatchObject({ code: 'payslips-in-hand', severity: 'blocker' });
  });

  it('cancelled in the midst of it, makes none, and the statement that was going on ends', async () => {
    const cancelled = makeUntil(async () => {
      expect((await get()).payslipJob).toMatchObject({ part: 'sums', done: people, total: people });
      expect((await send('cancel-payslip-job')).data).toMatchObject({ payslipJob: { state: 'cancelled' }, payslipsGeneratedAt: null });
    });
    await expect(cancelled).rejects.toThrow(/terminat|connection/i);
    expect(await made()).toBe(0);
    expect((await send('cancel-payslip-job')).error?.code).toBe('ILLEGAL_TRANSITION');
  });

  it('whose token is void makes none, although its connection lives', async () => {
    await ask('generate-payslips');
    const job = { where: { id: (await running()).id }, data: { token: randomUUID() } };
    expect(await makeUntil(async () => void (await stage.server.prisma.payslipJob.update(job)))).toBe(false);
    expect([await made(), (await get()).payslipJob?.state]).toEqual([0, 'running']);
  });

  it('that five workers did not survive is given up in words; asked for again, the batch does not say so any more', async () => {
    const job = await running();
    for (let death = job.attempt + 1; death <= 5; death++) await claimPayslipJob(sqlOfClient(pool), { id: job.id, token: randomUUID() });
    await work();
    const failed = await get();
    expect(failed).toMatchObject({ payslipJob: { state: 'failed' }, lastFailure: expect.stringContaining('5 workers ended') });
    expect([await made(), await told('payslips-not-generated')]).toEqual([0, 1]);
    expect((await history())[0]).toMatchObject({ procedure: 'generate-payslips-failed', remarks: failed.lastFailure });
    await ask('generate-payslips');
    expect((await get()).lastFailure).toBeNull();
  });

  it('of a worker that pauses with everything made is taken over, the late one is refused, and who asked is told once', async () => {
    await stage.server.prisma.batch.update({ where: { id }, data: { lastFailure: { message: 'of something else' } } });
    await expect(makeUntil(work)).rejects.toThrow(/terminat|connection/i);
    const done = await get();
    expect(done).toMatchObject({ payslipJob: { state: 'finished' }, lastFailure: null, payslipsGeneratedAt: expect.any(String) });
    expect([await made(), await told('payslips-generated')]).toEqual([people, 1]);
    expect((await inbox('payslips-generated'))[0]?.payload).toMatchObject({ title: done.name, count: people });
    expect((await history())[0]?.procedure).toBe('generate-payslips-finished');
  });

  it('generated again, the batch and the inbox say so', async () => {
    const before = await get();
    await ask('generate-payslips');
    const { version } = await get();
    await work();
    const after = await get();
    expect(after.version).toBeGreaterThan(version);
    expect(Date.parse(after.payslipsGeneratedAt ?? '')).toBeGreaterThan(Date.parse(before.payslipsGeneratedAt ?? ''));
    expect([await made(), await told('payslips-generated')]).toEqual([people, 2]);
  });

  it('while they are published, none is moved by itself; then all are out, and who asked is told once', async () => {
    await ask('publish-payslips');
    const [first] = await slips();
    expect((await move('forbid', [first?.id ?? 0])).error?.code).toBe('ILLEGAL_TRANSITION');
    await work();
    expect(await get()).toMatchObject({ payslipJob: { kind: 'publish', state: 'finished', done: people, total: people } });
    expect([await published(), await told('payslips-published')]).toEqual([people, 1]);
  });

  it('told again where it failed, by one job whoever asks; nothing else is done to the batch meanwhile', async () => {
    await stage.server.prisma.outboxMessage.updateMany({ where: { template: 'payslip-published' }, data: { status: 'failed' } });
    const mails = await stage.server.prisma.outboxMessage.count({ where: { template: 'payslip-published' } });
    for (const answer of await Promise.all([resend(), resend(), resend()])) expect(answer.error).toBeUndefined();
    expect(await stage.server.prisma.payslipJob.count({ where: { batchId: id, kind: 'resend' } })).toBe(1);
    expect((await send('submit-batch-data')).error?.code).toBe('ILLEGAL_TRANSITION');
    await work();
    expect((await inbox('payslips-resent')).map(({ payload }) => payload)).toEqual([expect.objectContaining({ count: mails })]);
    expect((await get()).payslipJob).toMatchObject({ kind: 'resend', state: 'finished' });
  });

  it('withdrawn to the last one unseen, the batch is as before they were published: generated, published or moved back again', async () => {
    const ids = (await slips()).map((slip) => slip.id);
    const [kept = 0, ...others] = ids;
    const { version } = await get();
    expect((await move('withdraw', others)).error).toBeUndefined();
    expect(await get()).toMatchObject({ version, payslipsPublishedAt: expect.any(String) });
    expect((await get()).events).not.toContain('back-to-calculated');
    expect((await move('withdraw', [kept])).error).toBeUndefined();
    const back = await get();
    expect(back).toMatchObject({ version: version + 1, payslipsPublishedAt: null, payslipsGeneratedAt: expect.any(String) });
    expect(back.events).toEqual(expect.arrayContaining(['generate-payslips', 'publish-payslips', 'back-to-calculated', 'back-to-new']));
    expect((await history())[0]).toMatchObject({ procedure: 'payroll/issued-payslips/move-payslips' });
    expect((await move('publish', [kept])).error?.code).toBe('PAYSLIPS_OF_BATCH_FIRST');
    await ask('publish-payslips');
    await work();
    expect([await published(), await told('payslips-published')]).toEqual([people, 2]);
    // an employee is told of a payslip once, however often it is published
    expect(await stage.server.prisma.notification.count({ where: { template: 'payslip-published', thing: `payslip:${kept}` } })).toBe(1);
  });

  it('withdrawn while another is published, the batch stays published; the other way round nobody publishes behind it', async () => {
    const [one = 0, ...others] = (await slips()).map((slip) => slip.id);
    const [other = 0] = others;
    expect((await move('withdraw', others)).error).toBeUndefined();
    const atOnce = async (first: readonly [string, number], second: readonly [string, number]) => {
      await using row = await holdRow(stage.server.database.url, 'batch', 'id = $1', [id]);
      const answers = [];
      for (const [at, [event, slip]] of [first, second].entries()) {
        answers.push(move(event, [slip]));
        await row.waiting(at + 1);
      }
      await row.release();
      return (await Promise.all(answers)).map(({ error }) => error?.code);
    };
    expect(await atOnce(['publish', other], ['withdraw', one])).toEqual([undefined, undefined]);
    expect(await get()).toMatchObject({ payslipsPublishedAt: expect.any(String) });
    expect(await atOnce(['withdraw', other], ['publish', one])).toEqual([undefined, 'PAYSLIPS_OF_BATCH_FIRST']);
    expect([await published(), (await get()).payslipsPublishedAt]).toEqual([0, null]);
  });

  it('one that was seen stays out, and the batch with it, though viewing is forbidden', async () => {
    await ask('publish-payslips');
    await work();
    const { employeeId } = await stage.server.prisma.user.findFirstOrThrow({ where: { account: demoSignIns.employee.account } });
    const own = (await slips()).find((slip) => slip.employeeId === employeeId)?.id ?? 0;
    expect((await stage.employee.call('payroll/payslips/mark-payslip-seen', { id: own })).error).toBeUndefined();
    expect((await move('withdraw', [own])).error?.code).toBe('PAYSLIPS_SEEN');
    expect((await move('forbid', [own])).error).toBeUndefined();
    const others = (await slips()).map((slip) => slip.id).filter((slip) => slip !== own);
    expect((await move('withdraw', others)).error).toBeUndefined();
    expect(await published()).toBe(0);
    expect(await get()).toMatchObject({ payslipsPublishedAt: expect.any(String) });
  });
});
