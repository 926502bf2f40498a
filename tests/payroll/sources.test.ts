/** What a batch is calculated from: how much, against last time, how old, and what has changed since it was frozen (ADR 125). */
import { type Prisma, prepareBatch, sqlOfClient } from '@wagewright/db';
import { programOf } from '@wagewright/db/testing';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { approveAsItIs } from './approve-as-it-is.ts';
import { importStage } from './imports/stage.ts';

interface Source {
  readonly code: string;
  readonly kind: string;
  readonly count: number | null;
  readonly lastCount: number | null;
  readonly changed: { readonly at: string; readonly by: string | null; readonly how: string | null } | null;
  readonly later: { readonly people: number } | null;
  readonly warnings: readonly string[];
}

const yearMs = 364 * 24 * 3_600_000;

describe('sources of a batch', () => {
  const stage = importStage();
  const ask = async <Data>(procedure: string): Promise<Data> => {
    const { data, error } = await stage.clerk.call(`payroll/batches/${procedure}`, { id: stage.batchId });
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const sources = () => ask<{ preparedAt: string | null; last: { name: string } | null; rows: Source[] }>('get-batch-sources');
  const source = async (code: string) => (await sources()).rows.find((row) => row.code === code);
  const readiness = async () =>
    (await ask<{ items: { code: string; count: number; text: { en: string } }[] }>('get-batch-readiness')).items;

  /** A closed batch of a period a year before. */
  async function addEarlierBatch({ id, ...period }: Prisma.PeriodModel, sources: object[]) {
    const { prisma } = stage.server;
    const { copyId } = await prisma.batch.findUniqueOrThrow({ where: { id: stage.batchId } });
    const before = (day: Date) => new Date(day.getTime() - yearMs);
    const { id: periodId } = await prisma.period.create({
      data: {
        ...period,
        name: `before ${id}`,
        sequence: period.sequence - 1,
        status: 'closed',
        startDate: before(period.startDate),
        endDate: before(period.endDate),
        payDate: before(period.payDate),
        attendanceStart: before(period.attendanceStart),
        attendanceEnd: before(period.attendanceEnd),
      },
    });
    const data = { periodId, copyId, sequence: 1, name: 'Earlier', status: 'closed', preparedAt: new Date(), sources };
    const made = await prisma.batch.create({ data });
    await approveAsItIs(prisma, made.id);
    return made;
  }

  it('are counted when they are frozen, each kind of records that the rules read, beside those of the last batch', async () => {
    const { prisma } = stage.server;
    const period = await prisma.period.findFirstOrThrow({ where: { batches: { some: { id: stage.batchId } } } });
    await prisma.batch.updateMany({ where: { periodId: period.id, type: 'normal' }, data: { status: 'canceled' } });
    await prisma.batch.update({ where: { id: stage.batchId }, data: { type: 'normal', sequence: 90 } });
    const earlier = await addEarlierBatch(period, [{ kind: 'employee', records: 7, changedAt: null }]);
    const { rows, preparedAt, last } = await sources();
    expect(preparedAt).not.toBeNull();
    expect(last).toEqual({ id: earlier.id, name: earlier.name });
    const ids = stage.people.map(({ id }) => id);
    const compensation = await prisma.compensationRecord.count({
      where: {
        employeeId: { in: ids },
        effectiveDate: { lte: period.endDate },
        OR: [{ expiryDate: null }, { expiryDate: { gte: period.startDate } }],
      },
    });
    expect(rows.find(({ code }) => code === 'employee')).toMatchObject({ count: 4, lastCount: 7, later: null });
    expect(rows.find(({ code }) => code === 'compensation')).toMatchObject({ count: compensation, changed: { at: expect.any(String) } });
    expect(rows.find(({ code }) => code === 'Extras')).toMatchObject({ kind: 'typed', count: 0, changed: null });
    expect(rows.flatMap(({ warnings }) => warnings)).not.toContain('changed-after');
  });

  it('that are typed or imported say who brought them', async () => {
    await stage.act('write', await stage.read(`Number,Bonus\n${stage.people[0]?.number},5\n`));
    expect(await source('Extras')).toMatchObject({ count: 1, changed: { how: 'imported', by: expect.any(String) } });
  });

  it('that were changed after they were frozen are warned of, on the page and before the next move', async () => {
    expect((await readiness()).map(({ code }) => code)).not.toContain('changed-since');
    const ids = stage.people.slice(0, 2).map(({ id }) => id);
    await stage.server.prisma.compensationRecord.updateMany({ where: { employeeId: { in: ids } }, data: { remarks: 'changed' } });
    expect(await source('compensation')).toMatchObject({ later: { people: 2 }, warnings: ['changed-after'] });
    expect((await readiness()).find(({ code }) => code === 'changed-since')).toMatchObject({
      count: 2,
      text: { en: 'Records of 2 people were changed since the data was frozen' },
    });
    expect(await source('assignment')).toMatchObject({ later: null, warnings: [] });
  });

  it('that were being changed while it was frozen are told as changed since: nothing is lost between the two', async () => {
    const { prisma, database } = stage.server;
    const preparer = new pg.Client({ connectionString: database.url });
    await preparer.connect();
    const { copy } = await prisma.batch.findUniqueOrThrow({ where: { id: stage.batchId }, include: { copy: true } });
    await prisma.$transaction(async (writer) => {
      await writer.compensationRecord.updateMany({ where: { employeeId: stage.people[2]?.id ?? 0 }, data: { remarks: 'meanwhile' } });
      await preparer.query('BEGIN');
      await prepareBatch(sqlOfClient(preparer), { batchId: stage.batchId, program: programOf(copy) });
      await preparer.query('COMMIT');
    });
    await preparer.end();
    expect(await source('compensation')).toMatchObject({ later: { people: 1 }, warnings: ['changed-after'] });
  });

  it('of what belongs to the period, nothing that has come since it began is told', async () => {
    await stage.act('write', await stage.read(`Number,Bonus\n${stage.people[0]?.number},5\n`));
    await stage.server.prisma.typedInput.updateMany({ where: { batchId: stage.batchId }, data: { at: new Date('2020-01-01') } });
    expect(await source('Extras')).toMatchObject({ warnings: ['older'] });
  });

  it('of a batch that is not prepared say what was there last time, and nothing of their own', async () => {
    await stage.server.prisma.batch.update({ where: { id: stage.batchId }, data: { preparedAt: null, status: 'new' } });
    await stage.server.prisma.$executeRaw`UPDATE batch SET sources = NULL WHERE id = ${stage.batchId}::int`;
    expect(await source('employee')).toMatchObject({ count: null, changed: null, warnings: [] });
  });
});
