import { randomUUID } from 'node:crypto';
import { limits } from '@wagewright/contracts';
import type { PayslipMove } from '@wagewright/contracts/payroll/payslip-moves';
import { claimPayslipMove, findAuditBreak, moveNextPayslips, payslipMoveGivenUp, type Sql, sqlOfClient } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { forAllTests, startTestServer, type TestCaller } from '@wagewright/server/testing';
import { moveManyPayslips } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';

/** Payslips of everybody in a batch, more than one transaction of the job moves, and nobody who works on jobs. */
async function openStage() {
  const server = await startTestServer();
  const { prisma } = server;
  const pool = new pg.Pool({ connectionString: server.database.url, application_name: 'wagewright-worker' });
  pool.on('error', () => undefined);
  const clerk = await server.signedIn(demoSignIns.clerk.account);
  const batch = await prisma.batch.findFirstOrThrow({ where: { period: { solution: { code: 'US_BIWEEKLY' } } } });
  const people = await prisma.$executeRaw`
    INSERT INTO payslip (batch_id, period_id, employee_id, setting_id, run_id, number, currency, gross, deductions, net)
    SELECT ${batch.id}, ${batch.periodId}, e.id, (SELECT min(id) FROM payslip_setting), 1, 'MANY-' || e.id, 'USD', 300000, 100000, 200000
    FROM employee e`;
  expect(people).toBeGreaterThan(limits.payslipsMovedAtOnce);
  return {
    server,
    prisma,
    pool,
    clerk,
    batchId: batch.id,
    people,
    [Symbol.asyncDispose]: async () => {
      await pool.end();
      await server[Symbol.asyncDispose]();
    },
  };
}

describe('many payslips that are moved by a job (specification §4: publish, withdraw one or many, forbid)', () => {
  const stage = forAllTests(openStage);
  const answered = async <Data>(verb: string, input: object, caller: TestCaller = stage.clerk): Promise<Data> => {
    const { data, error } = await caller.call(`payroll/payslip-moves/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const ask = (event: string, more: object = {}): Promise<PayslipMove> =>
    answered('ask-payslip-move', { batchId: stage.batchId, event, ...more });
  const get = (id: number): Promise<PayslipMove> => answered('get-payslip-move', { id });
  const refusal = async (verb: string, input: object, caller: TestCaller = stage.clerk) =>
    (await caller.call(`payroll/payslip-moves/${verb}`, input)).error?.code;
  /** Mails that were asked for. */
  let sent = 0;
  const boss = { send: async () => ((sent += 1), null) };
  /** What a worker does that gets the job. */
  const work = async (id: number): Promise<PayslipMove> => {
    const deps = { pool: stage.pool, log: pino({ level: 'silent' }), failPoint: undefined, publicUrl: 'http://localhost/hr' };
    await moveManyPayslips({ ...deps, boss: boss as never })([{ data: { payslipMoveId: id } }]);
    return await get(id);
  };
  const count = (where: object) => stage.prisma.payslip.count({ where: { batchId: stage.batchId, ...where } });
  const set = (data: object, where: object = {}) => stage.prisma.payslip.updateMany({ where: { batchId: stage.batchId, ...where }, data });
  const setBatch = (payslipsPublishedAt: Date | null) =>
    stage.prisma.batch.update({
      where: { id: stage.batchId },
      data: { status: 'approved', payslipsGeneratedAt: new Date(), payslipsPublishedAt },
    });
  const first = async (take: number) =>
    (await stage.prisma.payslip.findMany({ where: { batchId: stage.batchId }, orderBy: { id: 'asc' }, take })).map(({ id }) => id);
  const told = (id: number) => stage.prisma.notification.findMany({ where: { thing: `payslip-move:${id}` } });
  const audited = () =>
    stage.prisma.auditEntry.count({ where: { entity: 'payslip', procedure: 'payroll/payslip-moves/ask-payslip-move' } });
  async function inTransaction<Result>(does: (sql: Sql) => Promise<Result>): Promise<Result> {
    const client = await stage.pool.connect();
    try {
      await client.query('BEGIN');
      const result = await does(sqlOfClient(client));
      await client.query('COMMIT');
      return result;
    } finally {
      client.release();
    }
  }

  interface Told {
    readonly procedure: string;
    readonly event: string | null;
    readonly about: readonly string[];
    readonly others: number;
    readonly remarks: string | null;
  }
  /** What the history of the batch tells of a move: by which call, of how many people by name, of how many others. */
  async function lastOfHistory(moveId: number) {
    const entries = await stage.prisma.auditEntry.findMany({ where: { entity: 'batch-payslips' }, orderBy: { id: 'desc' } });
    expect(entries.filter(({ after }) => (after as { move?: number }).move === moveId).length, 'it is told once').toBe(1);
    const { data } = await stage.clerk.call('payroll/batches/list-batch-history', { id: stage.batchId });
    const told = (data as { rows: Told[] }).rows.find(({ event }) => event === 'withdraw');
    return told && [told.procedure.split('/').at(-1), told.event, told.about.length, told.others, told.remarks];
  }

  beforeEach(async () => {
    sent = 0;
    await stage.prisma.payslipMove.updateMany({ where: { state: 'running' }, data: { state: 'cancelled' } });
    await set({ status: 'published', publishedAt: new Date(), seenAt: null });
    await setBatch(new Date());
  });

  it('all that a filter finds are withdrawn, those that were seen stay, and who asked for it is told how many', async () => {
    const seen = await first(12);
    await set({ seenAt: new Date() }, { id: { in: seen } });
    const before = await audited();
    const asked = await ask('withdraw', { remarks: 'Wrong month' });
    expect([asked.state, asked.payslips, asked.done]).toEqual(['running', stage.people, 0]);
    const { state, done, outcomes } = await work(asked.id);
    expect([state, done, outcomes]).toEqual(['finished', stage.people, { moved: stage.people - 12, seen: 12, early: 0, other: 0 }]);
    expect([await count({ status: 'unpublished', publishedAt: null }), await count({ status: 'published' })]).toEqual([
      stage.people - 12,
      12,
    ]);
    const [message, ...others] = await told(asked.id);
    expect([message?.template, message?.payload, message?.link, others]).toEqual([
      'payslips-moved-unless-seen',
      { event: 'withdraw', count: stage.people, moved: stage.people - 12, seen: 12, others: 0 },
      `/payroll/issued-payslips?move=${asked.id}`,
      [],
    ]);
    expect((await audited()) - before, 'each payslip has its entry').toBe(stage.people - 12);
    expect(await lastOfHistory(asked.id)).toEqual(['ask-payslip-move', 'withdraw', 3, stage.people - 15, 'Wrong month']);
    const entry = await stage.prisma.auditEntry.findFirstOrThrow({ where: { entity: 'payslip' }, orderBy: { id: 'desc' } });
    expect([entry.before, entry.after]).toEqual([
      { status: 'published' },
      { status: 'unpublished', event: 'withdraw', move: asked.id, remarks: 'Wrong month' },
    ]);
    expect(await findAuditBreak(sqlOfClient(stage.pool)), 'the chain holds').toBeUndefined();
  });

  it('what a filter does not find stays; what is in another status stays and is counted', async () => {
    const ids = await first(3);
    await set({ status: 'forbidden' }, { id: { in: ids } });
    const forbidding = await ask('forbid', { search: 'MANY-' });
    const { outcomes } = await work(forbidding.id);
    expect((await told(forbidding.id)).map(({ template }) => template)).toEqual(['payslips-partly-moved']);
    expect(outcomes).toEqual({ moved: stage.people - 3, seen: 0, early: 0, other: 3 });
    const narrow = await work((await ask('allow', { ids: ids.slice(0, 2) })).id);
    expect([narrow.payslips, await count({ status: 'published' })]).toEqual([2, 2]);
  });

  it('published again, mails are asked for; before their batch is published none is', async () => {
    await work((await ask('withdraw')).id);
    expect(sent).toBe(0);
    expect((await stage.prisma.batch.findUniqueOrThrow({ where: { id: stage.batchId } })).payslipsPublishedAt, 'none is left').toBeNull();
    const early = await work((await ask('publish')).id);
    expect([early.outcomes.early, await count({ status: 'published' }), sent]).toEqual([stage.people, 0, 0]);
    await setBatch(new Date());
    const { outcomes } = await work((await ask('publish')).id);
    expect([outcomes.moved, await count({ status: 'published' })]).toEqual([stage.people, stage.people]);
    expect(sent).toBeGreaterThan(0);
  });

  it('a worker that was killed leaves what it has moved, and the next one goes on from there: each is moved once (R1)', async () => {
    const { id } = await ask('withdraw');
    const before = await audited();
    const lost = await inTransaction((sql) => claimPayslipMove(sql, { id, token: randomUUID() }));
    if (!lost) throw new Error('It cannot be claimed.');
    const moving = { after: 0, baseUrl: '', enqueueMails: () => Promise.resolve() };
    const slice = await inTransaction((sql) => moveNextPayslips(sql, lost, moving));
    expect(slice?.moved).toBe(limits.payslipsMovedAtOnce);
    expect((await get(id)).done).toBe(limits.payslipsMovedAtOnce);
    // somebody publishes one of them again: it is not withdrawn a second time
    const [again] = await first(1);
    await set({ status: 'published', publishedAt: new Date() }, { id: again ?? 0 });
    const ended = await work(id);
    expect([ended.state, ended.done, ended.outcomes.moved]).toEqual(['finished', stage.people, stage.people]);
    expect([await count({ status: 'published' }), (await audited()) - before, (await told(id)).length]).toEqual([1, stage.people, 1]);
    // the one that was taken for dead comes back: nothing of it is kept
    await set({ status: 'published', publishedAt: new Date() });
    await stage.prisma.payslipMovePayslip.updateMany({ where: { moveId: id }, data: { outcome: null } });
    expect(await inTransaction((sql) => moveNextPayslips(sql, lost, moving))).toBeUndefined();
  });

  it('cancelled, those that were moved stay moved and the others are left; a worker finds nothing to do', async () => {
    const { id } = await ask('withdraw');
    const claim = await inTransaction((sql) => claimPayslipMove(sql, { id, token: randomUUID() }));
    if (!claim) throw new Error('It cannot be claimed.');
    await inTransaction((sql) => moveNextPayslips(sql, claim, { after: 0, baseUrl: '', enqueueMails: () => Promise.resolve() }));
    expect((await answered<PayslipMove>('cancel-payslip-move', { id })).state).toBe('cancelled');
    expect((await work(id)).done).toBe(limits.payslipsMovedAtOnce);
    expect(await lastOfHistory(id)).toEqual(['cancel-payslip-move', 'withdraw', 3, limits.payslipsMovedAtOnce - 3, null]);
    expect(await count({ status: 'published' })).toBe(stage.people - limits.payslipsMovedAtOnce);
    expect(await refusal('cancel-payslip-move', { id })).toBe('ILLEGAL_TRANSITION');
  });

  it('given up after so many workers, who asked for it is told how far it came and why no further', async () => {
    const { id } = await ask('withdraw');
    const failure = { message: 'the disk is full' };
    await stage.prisma.payslipMove.update({ where: { id }, data: { attempt: limits.jobAttemptsMax, failure } });
    const ended = await work(id);
    expect(ended.state).toBe('failed');
    expect(ended.failure).toContain('the disk is full');
    expect((await told(id)).map(({ template }) => template)).toEqual(['payslips-not-moved']);
    expect((await payslipMoveGivenUp(sqlOfClient(stage.pool), { id, token: '', attempt: 1 })).code).toBe('PAYSLIP_MOVE_GAVE_UP');
  });

  it('is asked for within one’s reach, of so many at once, and of something; nobody else finds it (S1, S2)', async () => {
    const stranger = await stage.server.signedIn(demoSignIns.kunmingClerk.account);
    const { id } = await ask('withdraw');
    expect(await refusal('get-payslip-move', { id }, stranger)).toBe('NOT_FOUND');
    expect(await refusal('cancel-payslip-move', { id }, stranger)).toBe('NOT_FOUND');
    expect(await refusal('ask-payslip-move', { batchId: stage.batchId, event: 'forbid' }, stranger)).toBe('NOT_FOUND');
    expect(await refusal('ask-payslip-move', { ids: await first(1), event: 'forbid' }, stranger)).toBe('NOT_FOUND');
    expect(await refusal('ask-payslip-move', { search: 'nobody has this', event: 'forbid' })).toBe('PAYSLIP_MOVE_EMPTY');
    for (let open = 1; open < limits.payslipMovesOpenMax; open += 1) await ask('withdraw');
    expect(await refusal('ask-payslip-move', { batchId: stage.batchId, event: 'withdraw' })).toBe('TOO_MANY');
    const listed = await answered<{ rows: PayslipMove[] }>('list-payslip-moves', {});
    expect(listed.rows.filter(({ state }) => state === 'running').length).toBe(limits.payslipMovesOpenMax);
    expect((await answered<{ total: number }>('list-payslip-moves', {}, stranger)).total).toBe(0);
  });
});
