import { randomUUID } from 'node:crypto';
import type { PayslipRound } from '@wagewright/contracts/payroll/payslip-rounds';
import {
  claimPayslipJob,
  finishPayslipJob,
  generateRound,
  lockRound,
  payslipLinesTarget,
  publishRound,
  resendAllPayslips,
  roundAfter,
  type Sql,
  sqlOfClient,
  sqlOfPrisma,
  startPayslipJob,
  tellPayslipJob,
} from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownTransaction } from '../support/own-transaction.ts';
import { amountsOfRound, atElements, newRoundSetting, openBalances, slipsOfRound } from '../support/payslip-rounds.ts';
import { styleOf } from '../support/payslip-style.ts';
import { stageForAll } from './stage.ts';

describe('payslips by balance and by import', () => {
  const stage = stageForAll();
  let pool: pg.Pool;
  let solutionId: number;
  let legalEntityId: number;
  /** The open one, and the one before it. */
  let period: { id: number; payDate: string; startDate: string };
  let before: { id: number };
  /** The employee who signs in, and two others, none of whom has been paid anything. */
  let people: { id: number; employeeNumber: string }[];
  let elements: { code: string; serialNumber: number; scale: number }[];
  let byBalance: number;
  let byImport: number;

  const called = async <Data>(procedure: string, input: object, caller = stage.clerk): Promise<Data> => {
    const { data, error } = await caller.call(procedure, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const ofRounds = <Data = PayslipRound>(verb: string, input: object) => called<Data>(`payroll/payslip-rounds/${verb}`, input);
  const refusal = async (procedure: string, input: object, caller = stage.clerk) => (await caller.call(procedure, input)).error?.code;
  const get = (id: number) => ofRounds('get-payslip-round', { id });
  const act = async (verb: string, id: number) => ofRounds(verb, { id, version: (await get(id)).version });
  const untilIdle = async (id: number): Promise<PayslipRound> => {
    await expect.poll(async () => (await get(id)).job, { timeout: 180_000 }).toBe(null);
    return await get(id);
  };
  const inOwnTransaction = (does: (sql: Sql) => Promise<unknown>) => ownTransaction(pool, does);
  const isoOf = (date: Date) => date.toISOString().slice(0, 10);
  const slips = (roundId: number) => slipsOfRound(stage.server.prisma, roundId);
  const amounts = (roundId: number) => amountsOfRound(stage.server.prisma, roundId, people);

  const opening = (employeeId: number, periodId: number, v: readonly (number | null)[], submission = 1) =>
    openBalances(stage.server.prisma, { employeeId, legalEntityId, periodId, v, submission });
  const placed = (...values: readonly (number | null)[]) => atElements(elements, values);

  beforeAll(async () => {
    const { prisma, database } = stage.server;
    pool = new pg.Pool({ connectionString: database.url, application_name: 'wagewright-worker' });
    pool.on('error', () => undefined);
    const ofSolution = { solution: { code: 'US_BIWEEKLY' } };
    await prisma.period.updateMany({ where: { ...ofSolution, sequence: { in: [1, 2] } }, data: { status: 'enabled' } });
    before = await prisma.period.findFirstOrThrow({ where: { ...ofSolution, sequence: 1 } });
    const open = await prisma.period.findFirstOrThrow({ where: { ...ofSolution, sequence: 2 }, include: { solution: true } });
    ({ solutionId } = open);
    ({ legalEntityId } = open.solution);
    period = { id: open.id, payDate: isoOf(open.payDate), startDate: isoOf(open.startDate) };
    const { employeeId } = await prisma.user.findFirstOrThrow({ where: { account: demoSignIns.employee.account } });
    const others = await prisma.employee.findMany({
      where: { legalEntityId, id: { not: employeeId ?? 0 } },
      take: 2,
      orderBy: { id: 'asc' },
    });
    const own = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId ?? 0 } });
    people = [own, ...others];
    await prisma.$executeRaw`DELETE FROM calc.ledger WHERE legal_entity_id = ${legalEntityId}`;
    elements = await prisma.balanceElement.findMany({ where: { scale: 2, removedAt: null }, take: 3, orderBy: { id: 'asc' } });
    const [earned, deducted, hours] = elements.map(({ code }) => code);
    byBalance = await newRoundSetting(
      prisma,
      { source: 'balance', solutionId },
      styleOf('Balance', [earned ?? '', deducted ?? '', hours ?? '']),
    );
    byImport = await newRoundSetting(prisma, { source: 'import', solutionId }, styleOf('Pay', ['Bonus', 'Tax', 'Hours']));
  });
  afterAll(() => pool.end());

  const balanceOf = (more: object = {}) => ({ settingId: byBalance, periodId: period.id, asOf: period.payDate, ...more });
  const make = (input: object) => ofRounds('make-payslip-round', input);

  it('by balance say what the ledger adds up to on a day, of whom the solution has paid; twenty requests at once make one round (R8)', async () => {
    const [one, two, three] = people;
    await opening(one?.id ?? 0, before.id, placed(100_00, 10_00, 7_50));
    await opening(one?.id ?? 0, period.id, placed(20_55, -1_05, null));
    await opening(two?.id ?? 0, before.id, placed(30_00, null, null));
    await opening(three?.id ?? 0, before.id, placed(0, 0, 0));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stage.clerk.call('payroll/payslip-rounds/make-payslip-round', balanceOf())),
    );
    const made = answers.flatMap(({ data }) => (data ? [data as PayslipRound] : []));
    expect(made.length).toBe(1);
    expect([...new Set(answers.flatMap(({ error }) => (error ? [error.code] : [])))]).toEqual(['PAYSLIP_ROUND_OPEN']);
    const id = made[0]?.id ?? 0;
    const round = await untilIdle(id);
    expect([round.status, round.failure, round.payslips]).toEqual(['generated', null, 2]);
    // 120.55 earned and 8.95 taken; hours add nothing; whoever has nothing has no payslip
    expect(await amounts(id)).toEqual([
      [0, 120_55, 8_95, 111_60, 'unpublished'],
      [1, 30_00, 0, 30_00, 'unpublished'],
    ]);
    const first = (await slips(id)).find(({ employeeId }) => employeeId === people[0]?.id);
    const codes = elements.map(({ code }) => code);
    expect(Object.fromEntries((first?.lines ?? []).map(({ code, value }) => [code, value]))).toEqual({
      [codes[0] ?? '']: '120.55',
      [codes[1] ?? '']: '8.95',
      [codes[2] ?? '']: '7.50',
    });
  });

  it('count nothing that was paid after the day, and are generated again from what stands now', async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.payslipRound.findFirstOrThrow({ where: { settingId: byBalance } });
    expect((await act('discard-payslip-round', id)).status).toBe('discarded');
    expect(await slips(id)).toEqual([]);
    const { payDate } = await prisma.period.findUniqueOrThrow({ where: { id: before.id } });
    const day = isoOf(payDate) >= period.startDate ? isoOf(payDate) : period.startDate;
    expect(day < period.payDate).toBe(true);
    const early = await make(balanceOf({ asOf: day, employeeIds: [people[0]?.id] }));
    await untilIdle(early.id);
    expect(await amounts(early.id)).toEqual([[0, 100_00, 10_00, 90_00, 'unpublished']]);
    await opening(people[0]?.id ?? 0, before.id, placed(1, null, null), 2);
    await act('generate-round-payslips', early.id);
    await untilIdle(early.id);
    expect(await amounts(early.id)).toEqual([[0, 100_01, 10_00, 90_01, 'unpublished']]);
    await act('discard-payslip-round', early.id);
  });

  it('refuse a day of another year, another source’s setting, a second round that is open, and people of another employer', async () => {
    const procedure = 'payroll/payslip-rounds/make-payslip-round';
    expect(await refusal(procedure, balanceOf({ asOf: '2020-01-31' }))).toBe('PAYSLIP_ROUND_DAY');
    expect(await refusal(procedure, { settingId: byBalance, periodId: period.id })).toBe('PAYSLIP_ROUND_NOT_OFFERED');
    expect(await refusal(procedure, balanceOf({ settingId: byImport }))).toBe('PAYSLIP_ROUND_NOT_OFFERED');
    const stranger = await stage.server.prisma.employee.findFirstOrThrow({ where: { legalEntityId: { not: legalEntityId } } });
    expect(await refusal(procedure, balanceOf({ employeeIds: [stranger.id] }))).toBe('NOT_FOUND');
    const nobody = await make(balanceOf({ employeeIds: [people[2]?.id] }));
    const failed = await untilIdle(nobody.id);
    expect([failed.status, failed.payslips]).toEqual(['failed', 0]);
    expect(failed.failure).toContain('nobody');
    expect(await refusal(procedure, balanceOf())).toBe('PAYSLIP_ROUND_OPEN');
    await act('discard-payslip-round', nobody.id);
  });

  it('keep the source of their setting and the period that they are of, before the first payslip', async () => {
    const { prisma } = stage.server;
    const last = await prisma.period.findFirstOrThrow({ where: { solutionId }, orderBy: { sequence: 'desc' } });
    const idle = await prisma.period.update({ where: { id: last.id }, data: { status: 'enabled' } });
    const { id } = await make({ settingId: byImport, periodId: idle.id });
    const setting = await prisma.payslipSetting.findUniqueOrThrow({ where: { id: byImport } });
    const basics = {
      layout: 'web',
      notifyMethod: 'app-message',
      viewDay: 1,
      viewMonth: 'current',
      checkDay: null,
      solutionIds: [solutionId],
    };
    const changed = { id: byImport, version: setting.version, name: setting.name, ...basics, source: 'balance' };
    expect(await refusal('payroll/payslip-settings/set-payslip-basics', changed)).toBe('PAYSLIP_SOURCE_KEPT');
    await prisma.period.update({ where: { id: idle.id }, data: { status: 'disabled' } });
    expect(await refusal('payroll/periods/delete-period', { id: idle.id, version: idle.version })).toBe('ILLEGAL_TRANSITION');
    await act('discard-payslip-round', id);
  });

  it('are published once by a job, told once each, and read with where their figures come from', async () => {
    const { prisma } = stage.server;
    const { id } = await make(balanceOf());
    await untilIdle(id);
    const single = { ids: (await slips(id)).map((slip) => slip.id), event: 'publish' };
    expect(await refusal('payroll/issued-payslips/move-payslips', single)).toBe('PAYSLIPS_OF_ROUND_FIRST');
    const { version } = await get(id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stage.clerk.call('payroll/payslip-rounds/publish-round-payslips', { id, version })),
    );
    expect(answers.filter(({ error }) => !error).length).toBeGreaterThan(0);
    const round = await untilIdle(id);
    expect(round.publishedAt).not.toBeNull();
    expect(await prisma.payslipJob.count({ where: { roundId: id, kind: 'publish' } })).toBe(1);
    expect((await slips(id)).map(({ status }) => status)).toEqual(['published', 'published']);
    const things = (await slips(id)).map((slip) => `payslip:${slip.id}`);
    const told = await prisma.outboxMessage.findMany({ where: { thing: { in: things } } });
    expect(told.length).toBe(new Set(told.map(({ thing, recipient }) => `${thing} ${recipient}`)).size);
    await prisma.payslip.updateMany({ where: { roundId: id }, data: { awaitsViewDay: false } });
    const { rows } = await called<{ rows: { id: number; source: string }[] }>('payroll/payslips/list-my-payslips', {}, stage.employee);
    const [mine] = rows;
    expect([rows.length, mine?.source]).toEqual([1, 'balance']);
    const read = await called<object>('payroll/payslips/get-my-payslip', { id: mine?.id }, stage.employee);
    expect(read).toMatchObject({ origin: { source: 'balance', asOf: period.payDate }, yearToDate: { gross: '0.00' } });
    for (const verb of ['generate-round-payslips', 'discard-payslip-round', 'publish-round-payslips'])
      expect(await refusal(`payroll/payslip-rounds/${verb}`, { id, version: round.version }), verb).toBe('ILLEGAL_TRANSITION');
    const again = await make(balanceOf({ employeeIds: [people[1]?.id] }));
    expect(again.sequence).toBeGreaterThan(round.sequence);
    await untilIdle(again.id);
    await act('discard-payslip-round', again.id);
  });

  /** Brings a file into a round and reads it. @returns its import */
  async function bring(roundId: number, text: string) {
    const { data } = await stage.clerk.upload({ name: 'figures.csv', bytes: text }, { purpose: 'import' });
    const started = await called<{ id: number }>('platform/imports/start-import', {
      entity: 'payslip-lines',
      id: roundId,
      fileId: (data as { id: number }).id,
    });
    return await importedUntil(started.id);
  }
  interface Imported {
    readonly id: number;
    readonly version: number;
    readonly status: string;
    readonly failure: string | null;
    readonly counts: { readonly created: number; readonly refused: number };
  }
  const imported = (id: number) => called<Imported>('platform/imports/get-import', { id });
  async function importedUntil(id: number): Promise<Imported> {
    await expect
      .poll(async () => ['reading', 'writing', 'undoing'].includes((await imported(id)).status), { timeout: 180_000 })
      .toBe(false);
    return await imported(id);
  }
  const onImport = async (verb: string, id: number) => {
    const { version } = await imported(id);
    await called(`platform/imports/${verb}`, { id, version });
    return await importedUntil(id);
  };

  it('by import show what a file brought, row by row first; undone before they are published, and not afterwards', async () => {
    const round = await make({ settingId: byImport, periodId: period.id });
    expect([round.status, round.events]).toEqual(['collecting', ['discard', 'change-lines']]);
    const ask = { id: round.id, version: round.version };
    expect(await refusal('payroll/payslip-rounds/generate-round-payslips', ask)).toBe('PAYSLIP_ROUND_BLANK');
    const [one, two] = people;
    const file = await bring(
      round.id,
      `Number,Bonus,Tax,Hours\n${one?.employeeNumber},100.50,10.25,3.5\n${two?.employeeNumber},20,,\nNOBODY,1,1,1\n${people[2]?.employeeNumber},1.005,,\n`,
    );
    expect([file.status, file.counts.created, file.counts.refused]).toEqual(['checked', 2, 2]);
    expect((await get(round.id)).peopleBrought).toBe(0);
    await onImport('write-import', file.id);
    const brought = await get(round.id);
    expect([brought.peopleBrought, brought.brought?.by]).toEqual([
      2,
      ((await imported(file.id)) as unknown as { started: { by: string } }).started.by,
    ]);
    await act('generate-round-payslips', round.id);
    await untilIdle(round.id);
    expect(await amounts(round.id)).toEqual([
      [0, 100_50, 10_25, 90_25, 'unpublished'],
      [1, 20_00, 0, 20_00, 'unpublished'],
    ]);
    expect((await onImport('undo-import', file.id)).status).toBe('undone');
    const undone = await get(round.id);
    expect([undone.status, undone.payslips, undone.peopleBrought, undone.brought]).toEqual(['collecting', 0, 0, null]);
    const second = await bring(round.id, `Number,Bonus\n${one?.employeeNumber},5\n`);
    await onImport('write-import', second.id);
    await act('generate-round-payslips', round.id);
    await untilIdle(round.id);
    await act('publish-round-payslips', round.id);
    const published = await untilIdle(round.id);
    expect(await amounts(round.id)).toEqual([[0, 5_00, 0, 5_00, 'published']]);
    expect(published.events).toEqual([]);
    const refused = await onImport('undo-import', second.id);
    expect([refused.status, refused.failure]).toEqual(['written', expect.stringContaining('published')]);
    expect(await amounts(round.id)).toEqual([[0, 5_00, 0, 5_00, 'published']]);
    await stage.server.prisma.payslip.updateMany({ where: { roundId: round.id }, data: { awaitsViewDay: false } });
    const ofOne = (await slips(round.id))[0];
    const detail = await called<object>('payroll/payslips/get-payslip', { id: ofOne?.id });
    expect(detail).toMatchObject({ origin: { source: 'import', by: published.brought?.by }, gross: '5.00' });
  });

  it('are told of again as a whole, once, where telling failed; counted and listed apart from other rounds', async () => {
    const { prisma } = stage.server;
    await stage.worker.stop(); // mails and jobs are those of this test, and of the next
    const { id: roundId } = await prisma.payslipRound.findFirstOrThrow({ where: { source: 'balance', publishedAt: { not: null } } });
    const things = (await slips(roundId)).map((slip) => `payslip:${slip.id}`);
    await prisma.outboxMessage.updateMany({ where: { thing: { startsWith: 'payslip:' } }, data: { status: 'sent' } });
    await prisma.outboxMessage.updateMany({ where: { thing: things[1] ?? '' }, data: { status: 'failed', attempts: 8 } });
    const counted = await called<{ total: number; marks: object }>('payroll/payslip-deliveries/count-deliveries', { roundId });
    expect(counted).toMatchObject({ total: 2, marks: { published: 2, failed: 1, waiting: 0 } });
    const asked = { roundId, offset: 0, limit: 50 };
    const listed = await called<{ rows: { id: number }[] }>('payroll/issued-payslips/list-issued-payslips', asked);
    expect(listed.rows.map(({ id }) => `payslip:${id}`).sort()).toEqual([...things].sort());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stage.clerk.call('payroll/payslip-deliveries/resend-round-payslips', { roundId })),
    );
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 20 }, () => ({ failed: 1 })));
    expect(await prisma.payslipJob.count({ where: { roundId, kind: 'resend' } })).toBe(1);
    const busy = await get(roundId);
    expect([busy.job, busy.progress, busy.events]).toEqual(['resend', { part: 'queued', done: 0, total: 0 }, []]);
    const sql = sqlOfPrisma(prisma);
    expect((await resendAllPayslips(sql, { roundId }, '')).map((id) => `payslip:${id}`)).toEqual([things[1]]);
    expect(await resendAllPayslips(sql, { roundId }, '')).toEqual([]);
    const mails = await prisma.outboxMessage.findMany({ where: { thing: { startsWith: 'payslip:' } } });
    expect(mails.filter(({ status }) => status === 'queued').map(({ thing }) => thing)).toEqual([things[1]]);
  });

  it('are not generated again, given up or brought other figures while a job publishes them, and are told at once (R8)', async () => {
    const { prisma } = stage.server;
    const [one] = people;
    const asked = await make({ settingId: byImport, periodId: period.id });
    const { id } = asked;
    await prisma.payslipRoundLine.create({ data: { roundId: id, employeeId: one?.id ?? 0, code: 'Bonus', value: '7' } });
    await prisma.payslipRound.update({ where: { id }, data: { status: 'generating' } });
    await inOwnTransaction((sql) => generateRound(sql, { roundId: id }));
    const { version } = await act('publish-round-payslips', id);
    expect((await get(id)).events).toEqual([]);
    const refusals = async () => {
      for (const verb of ['generate-round-payslips', 'discard-payslip-round', 'publish-round-payslips'])
        expect(await refusal(`payroll/payslip-rounds/${verb}`, { id, version }), verb).toBe('PAYSLIP_ROUND_IN_HAND');
      expect(await refusal('payroll/payslip-rounds/cancel-round-payslips', { id, version })).toBe('ILLEGAL_TRANSITION');
      await expect(
        inOwnTransaction((sql) => payslipLinesTarget.lock(sql, { target: { roundId: id, legalEntityId, codes: ['Bonus'] } } as never)),
      ).rejects.toThrow(expect.objectContaining({ code: 'PAYSLIP_ROUND_IN_HAND' }));
    };
    await refusals(); // queued
    // whoever has looked before it was asked for, and has the lock after
    const underLock = inOwnTransaction(async (sql) => roundAfter(await lockRound(sql, id), 'discard'));
    await expect(underLock).rejects.toThrow(expect.objectContaining({ code: 'PAYSLIP_ROUND_IN_HAND' }));
    const job = await prisma.payslipJob.findFirstOrThrow({ where: { roundId: id, state: 'running' } });
    // and while the job is at it, which holds the round: nobody waits for it
    await inOwnTransaction(async (sql) => {
      const claim = await claimPayslipJob(sqlOfPrisma(prisma), { id: job.id, token: randomUUID() });
      await publishRound(sql, { roundId: id, baseUrl: '' });
      await refusals();
      if (claim) await finishPayslipJob(sql, claim, 1);
    });
    expect(await amounts(id)).toEqual([[0, 7_00, 0, 7_00, 'published']]);
    expect(await refusal('payroll/payslip-rounds/discard-payslip-round', { id, version: (await get(id)).version })).toBe(
      'ILLEGAL_TRANSITION',
    );
  });

  it('are made by the worker that claimed last, and are cancelled whatever a worker is at', async () => {
    const { prisma } = stage.server;
    const { id: roundId, status } = await make(balanceOf());
    expect(status).toBe('generating');
    const job = await prisma.payslipJob.findFirstOrThrow({ where: { roundId, state: 'running' } });
    const [slow, quick] = [await pool.connect(), await pool.connect()];
    slow.on('error', () => undefined);
    await slow.query('BEGIN');
    const stale = await claimPayslipJob(sqlOfClient(slow), { id: job.id, token: randomUUID() });
    await slow.query('COMMIT');
    const fresh = await claimPayslipJob(sqlOfClient(quick), { id: job.id, token: randomUUID() });
    expect([stale?.attempt, fresh?.attempt]).toEqual([1, 2]);
    slow.release(true); // the second claim has ended it
    await quick.query('BEGIN');
    const sql = sqlOfClient(quick);
    const tell = async (sight: { part: 'people' | 'sums'; done: number; total: number }) =>
      void (await tellPayslipJob(sqlOfPrisma(prisma), fresh as NonNullable<typeof fresh>, sight));
    await generateRound(sql, { roundId, tell });
    // one of whom the ledger knows has no figure to show
    expect((await get(roundId)).progress).toEqual({ part: 'people', done: 3, total: 3 });
    if (!stale || !fresh) throw new Error('Nothing was claimed.');
    expect(await finishPayslipJob(sql, stale, 2)).toBe(false);
    expect(await finishPayslipJob(sql, fresh, 2)).toBe(true);
    await quick.query('COMMIT');
    expect((await get(roundId)).payslips).toBe(2);
    const told = await prisma.notification.findMany({ where: { thing: `payslip-job:${job.id}` } });
    expect(told).toMatchObject([{ template: 'payslips-generated', payload: { count: 2 }, link: `/payroll/payslip-rounds/${roundId}` }]);
    // another is asked for while one is under way: one row stands for both
    const asked = { roundId, kind: 'generate', userId: 1, traceId: 'twice' } as const;
    expect(typeof (await startPayslipJob(sql, asked))).toBe('number');
    expect(await startPayslipJob(sql, asked)).toBeUndefined();
    await prisma.payslipJob.updateMany({ where: { roundId }, data: { state: 'cancelled' } });
    await act('generate-round-payslips', roundId);
    // a worker has claimed it and holds the round: cancelling ends it, and does not wait for it
    const { id: held } = await prisma.payslipJob.findFirstOrThrow({ where: { roundId, state: 'running' } });
    const holding = await pool.connect();
    holding.on('error', () => undefined);
    await claimPayslipJob(sqlOfClient(holding), { id: held, token: randomUUID() });
    await holding.query('BEGIN');
    await lockRound(sqlOfClient(holding), roundId);
    const cancelled = await act('cancel-round-payslips', roundId);
    await expect(holding.query('COMMIT')).rejects.toThrow();
    holding.release(true);
    expect([cancelled.status, cancelled.job, cancelled.payslips]).toEqual(['cancelled', null, 0]);
    expect(await refusal('payroll/payslip-rounds/cancel-round-payslips', { id: roundId, version: cancelled.version })).toBe(
      'ILLEGAL_TRANSITION',
    );
    quick.release();
  });
});
