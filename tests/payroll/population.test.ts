/** Employee confirmation (specification §2): who is paid against the last time, one more, one less, and who answers for it. */

import type { batchForecast } from '@wagewright/contracts/payroll/batches';
import { readInputHash, sqlOfClient } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { forecastAsked, moveAsked, prepareAsked } from '@wagewright/db/testing';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { approveAsItIs } from './approve-as-it-is.ts';

interface Person {
  readonly employeeId: number;
  readonly isPaid: boolean;
  readonly choice: string | null;
  readonly reason: string | null;
}

interface Population {
  readonly counts: Record<string, number>;
  readonly last: { id: number } | null;
  readonly confirmation: { by: string } | null;
  readonly total: number;
  readonly rows: Person[];
}

describe('the people of a batch', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let batchId: number;
  let pastId: number;
  const answer = async <T>(verb: string, input: object): Promise<T> => {
    const { data, error } = await clerk.call(`payroll/batches/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as T;
  };
  const act = async <T = unknown>(verb: string, id: number, more: object = {}): Promise<T> => {
    const { version } = await server.prisma.batch.findUniqueOrThrow({ where: { id } });
    return await answer<T>(verb, { id, version, ...more });
  };
  const people = (kind: string, more: object = {}) => answer<Population>('list-population', { id: batchId, kind, ...more });
  const idsOf = async (kind: string) => (await people(kind)).rows.map(({ employeeId }) => employeeId);
  const prepare = async (id: number) => {
    await act('prepare-batch', id);
    await prepareAsked(server.database.url);
  };
  const create = async (sequence: number) => {
    const period = await server.prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, sequence } });
    await server.prisma.period.update({ where: { id: period.id }, data: { status: 'enabled' } });
    await server.prisma.batch.updateMany({ where: { periodId: period.id }, data: { status: 'canceled' } });
    return (await answer<{ id: number }>('create-batch', { periodId: period.id, type: 'normal', name: period.name })).id;
  };
  const forecast = () => answer<z.infer<typeof batchForecast>>('get-forecast', { id: batchId });
  interface Source {
    readonly code: string;
    readonly kind: string;
    readonly count: number | null;
    readonly lastCount: number | null;
  }
  const sources = () => answer<{ countedAt: string | null; rows: Source[] }>('get-batch-sources', { id: batchId });
  let ahead: z.infer<typeof batchForecast>['figures'];
  let sourcesAhead: readonly Source[];
  const row = async (number: number, id = batchId) =>
    (await server.prisma.batchPayee.findFirstOrThrow({ where: { batchId: id, rowNumber: number } })).employeeId;

  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    pastId = await create(1);
    await prepare(pastId);
    await approveAsItIs(server.prisma, pastId);
    batchId = await create(2);
  });

  it('are added and removed before the preparation, with a reason, whatever the records say', async () => {
    const gone = await row(3, pastId);
    const left = await row(4, pastId);
    await server.prisma.employee.update({ where: { id: left }, data: { terminationDate: new Date('2024-06-30') } });
    await act('choose-payee', batchId, { employeeId: gone, choice: 'remove', reason: 'paid by the trust' });
    await act('choose-payee', batchId, { employeeId: left, choice: 'add', reason: 'a bonus is owed' });
    expect(await forecast()).toMatchObject({ isRunning: false, failure: null, figures: null });
    await answer('ask-forecast', { id: batchId });
    expect(await forecast()).toMatchObject({ isRunning: true, figures: null });
    await answer('ask-forecast', { id: batchId });
    await forecastAsked(server.database.url);
    ahead = (await forecast()).figures;
    expect(ahead).toMatchObject({ isOld: false, last: { id: pastId }, counts: { added: 1, removed: 1 } });
    await act('choose-payee', batchId, { employeeId: await row(5, pastId), choice: 'remove', reason: 'by mistake' });
    expect((await forecast()).figures?.isOld).toBe(true);
    await act('choose-payee', batchId, { employeeId: await row(5, pastId), choice: 'add', reason: 'by mistake' });
    sourcesAhead = (await sources()).rows;
    await prepare(batchId);
    const paid = new Set((await server.prisma.batchPayee.findMany({ where: { batchId } })).map(({ employeeId }) => employeeId));
    expect([paid.has(gone), paid.has(left)]).toEqual([false, true]);
    expect((await people('removed')).rows).toMatchObject([
      { employeeId: gone, isPaid: false, choice: 'remove', reason: 'paid by the trust' },
    ]);
    expect((await people('added')).rows).toMatchObject([{ employeeId: left, isPaid: true, choice: 'add', reason: 'a bonus is owed' }]);
    expect(await idsOf('gone')).toContain(gone);
  });

  it('are counted before the preparation as it freezes them then, and nothing is frozen by that; the forecast ends with it', async () => {
    const { counts } = await people('paid');
    expect(ahead?.counts).toEqual(counts);
    expect(counts['paid']).toBeGreaterThan(2);
    const { rows, countedAt } = await sources();
    const records = (list: readonly Source[]) =>
      list.filter(({ kind }) => kind !== 'typed').map(({ code, count, lastCount }) => [code, count, lastCount]);
    expect(records(sourcesAhead)).toEqual(records(rows));
    expect(records(rows).map(([, count]) => count)).not.toContain(null);
    expect([countedAt, await server.prisma.batchForecast.count()]).toEqual([null, 0]);
    const { error } = await clerk.call('payroll/batches/ask-forecast', { id: batchId });
    expect(error?.code).toBe('ILLEGAL_TRANSITION');
  });

  it('are compared with the last batch: who moved, who came, who is gone', async () => {
    const [moved, came] = [await row(10, pastId), await row(11, pastId)];
    const other = await server.prisma.batchPayee.findFirstOrThrow({
      where: { batchId: pastId, departmentId: { not: null } },
      orderBy: { departmentId: 'desc' },
    });
    const before = await server.prisma.batchPayee.findFirstOrThrow({
      where: { batchId: pastId, departmentId: { not: other.departmentId ?? 0 } },
    });
    const whose = { batchId_employeeId: { batchId: pastId, employeeId: moved } };
    const { departmentId } = await server.prisma.batchPayee.findFirstOrThrow({ where: { batchId, employeeId: moved } });
    const from = departmentId === other.departmentId ? before.departmentId : other.departmentId;
    await server.prisma.batchPayee.update({ where: whose, data: { departmentId: from } });
    await server.prisma.batchPayee.delete({ where: { batchId_employeeId: { batchId: pastId, employeeId: came } } });
    expect((await people('moved')).last).toEqual({ id: pastId, name: expect.any(String) });
    expect(await idsOf('moved')).toEqual([moved]);
    const paidBy = async (id: number) =>
      (await server.prisma.batchPayee.findMany({ where: { batchId: id } })).map(({ employeeId }) => employeeId);
    const last = new Set(await paidBy(pastId));
    const strangers = (await paidBy(batchId)).filter((id) => !last.has(id));
    expect(strangers).toContain(came);
    expect(new Set(await idsOf('came'))).toEqual(new Set(strangers));
    const { counts } = await people('paid');
    expect(counts).toMatchObject({
      moved: 1,
      came: strangers.length,
      added: 1,
      removed: 1,
      paid: await server.prisma.batchPayee.count({ where: { batchId } }),
    });
  });

  it('are searched by name and number, a window at a time', async () => {
    const all = await people('paid', { limit: 5 });
    expect([all.rows.length, all.total]).toEqual([5, all.counts['paid']]);
    const second = await people('paid', { limit: 5, offset: 5 });
    expect(second.rows.map(({ employeeId }) => employeeId)).not.toContain(all.rows[0]?.employeeId);
    const { employeeNumber } = await server.prisma.employee.findUniqueOrThrow({ where: { id: all.rows[0]?.employeeId ?? 0 } });
    expect((await people('paid', { keywords: employeeNumber })).rows[0]?.employeeId).toBe(all.rows[0]?.employeeId);
    expect((await people('paid', { keywords: '%' })).total).toBe(0);
  });

  const dense = async () => {
    const numbers = (await server.prisma.batchPayee.findMany({ where: { batchId }, orderBy: { rowNumber: 'asc' } })).map(
      ({ rowNumber }) => rowNumber,
    );
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const [odd] = await server.prisma.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM calc.input i LEFT JOIN batch_payee y
      ON y.batch_id = i.batch_id AND y.row_number = i.row_number AND y.employee_id = i.employee_id WHERE i.batch_id = ${batchId}::int AND y.employee_id IS NULL`;
    expect(odd?.n).toBe(0);
  };

  it('are one less and one more after the preparation, without a second one, as if they had been frozen so', async () => {
    const { payeeCount, inputHash } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    const employeeId = await row(2);
    const frozenAs = (id: number) => server.prisma.$queryRaw<object[]>`SELECT table_no, line, v::text, t FROM calc.input
      WHERE batch_id = ${batchId}::int AND employee_id = ${id}::int ORDER BY table_no, line`;
    const before = await frozenAs(employeeId);
    expect(await act('choose-payee', batchId, { employeeId, choice: 'remove', reason: 'on leave' })).toMatchObject({
      payeeCount: payeeCount - 1,
    });
    await dense();
    expect(await frozenAs(employeeId)).toEqual([]);
    expect(await act('choose-payee', batchId, { employeeId, choice: 'add', reason: 'back again' })).toMatchObject({ payeeCount });
    await dense();
    expect(await frozenAs(employeeId)).toEqual(before);
    expect((await server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } })).inputHash).not.toBe(inputHash);
    expect(await server.prisma.batchChoice.count({ where: { batchId, employeeId } })).toBe(0);
  });

  it('are several less and more by one act for one reason, and nobody where one of them cannot be', async () => {
    const { payeeCount, version } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    const last = await server.prisma.batchPayee.count({ where: { batchId } });
    // from the middle and from the end: the others close ranks
    const employeeIds = [await row(2), await row(7), await row(last - 1), await row(last)];
    const frozenAs = () => server.prisma.$queryRaw<object[]>`SELECT employee_id, table_no, line, v::text, t FROM calc.input
      WHERE batch_id = ${batchId}::int AND employee_id = ANY (${employeeIds}::int[]) ORDER BY employee_id, table_no, line`;
    const before = await frozenAs();
    const choose = (choice: string, more: object = {}) => act('choose-payees', batchId, { employeeIds, choice, reason: 'strike', ...more });
    await expect(choose('remove', { employeeIds: [...employeeIds, 999_999_999] })).rejects.toThrow('NOT_FOUND');
    expect(await choose('remove')).toMatchObject({ payeeCount: payeeCount - 4, version: version + 1 });
    await dense();
    expect(await frozenAs()).toEqual([]);
    const removed = (await people('removed')).rows.filter(({ reason }) => reason === 'strike');
    expect(new Set(removed.map((person) => person.employeeId))).toEqual(new Set(employeeIds));
    expect(await choose('add')).toMatchObject({ payeeCount });
    await dense();
    expect(await frozenAs()).toEqual(before);
    // the hash that was renewed by parts is that of everything
    const { inputHash } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    const client = new pg.Client({ connectionString: server.database.url });
    await client.connect();
    expect(await readInputHash(sqlOfClient(client), batchId)).toBe(inputHash);
    await client.end();
    const told = await server.prisma.auditEntry.findMany({ where: { procedure: 'payroll/batches/choose-payees' }, orderBy: { id: 'asc' } });
    expect(told.map(({ after }) => after)).toMatchObject(['remove', 'add'].map((choice) => ({ choice, employeeIds, remarks: 'strike' })));
  });

  it('are counted where that is asked, and not again with every window', async () => {
    const { counts, total } = await people('paid', { counts: false, limit: 1, offset: 3 });
    expect([counts, total]).toEqual([null, (await people('paid')).total]);
    expect((await people('paid', { counts: false, offset: 100_000 })).total).toBe(total);
  });

  it('is confirmed by a clerk, and whatever changes the people afterwards withdraws it', async () => {
    const readiness = async () =>
      await answer<{ next: string; items: { code: string; severity: string; count: number }[] }>('get-batch-readiness', { id: batchId });
    const { payeeCount } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    expect(await readiness()).toMatchObject({
      next: 'calculate',
      items: [{ code: 'unconfirmed', severity: 'warning', count: payeeCount }],
    });
    const { version } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    await act('confirm-population', batchId);
    expect((await people('paid')).confirmation).toMatchObject({ by: expect.any(String) });
    expect((await readiness()).items).toEqual([]);
    expect((await clerk.call('payroll/batches/confirm-population', { id: batchId, version })).error?.code).toBe('STALE_VERSION');
    await act('choose-payee', batchId, { employeeId: await row(5), choice: 'remove', reason: 'twice' });
    expect((await people('paid')).confirmation).toBeNull();
    await act('confirm-population', batchId);
    await act('move-batch-back', batchId, { to: 'new' });
    await moveAsked(server.database.url);
    expect((await people('paid')).confirmation).toBeNull();
  });

  it('of another legal entity are not there', async () => {
    const stranger = await server.prisma.employee.findFirstOrThrow({
      where: { legalEntity: { code: { not: '' } }, NOT: { legalEntity: { solutions: { some: { code: 'US_BIWEEKLY' } } } } },
    });
    await expect(act('choose-payee', batchId, { employeeId: stranger.id, choice: 'add', reason: 'R' })).rejects.toThrow('NOT_FOUND');
  });

  it('before a move what blocks it is the guard that the move asks', async () => {
    const { periodId } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    await server.prisma.period.update({ where: { id: periodId }, data: { status: 'closed' } });
    expect(await answer('get-batch-readiness', { id: batchId })).toMatchObject({
      next: 'prepare',
      items: [{ code: 'period-not-active', severity: 'blocker', remedy: 'period' }],
    });
    await expect(act('prepare-batch', batchId)).rejects.toThrow('ILLEGAL_TRANSITION');
    await server.prisma.period.update({ where: { id: periodId }, data: { status: 'enabled' } });
  });
});
