import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface WhatIf {
  readonly progress: { readonly state: string };
  readonly knownOn: string | null;
  readonly known: { readonly on: string; readonly payees: number; readonly paidNow: number; readonly paidThen: number } | null;
  readonly comparison: { readonly affectedPayees: number; readonly identical: boolean } | null;
}

interface Told {
  readonly source: { readonly en: string } | null;
  readonly children: readonly Told[];
}
interface Explained {
  readonly value: string;
  readonly asOf: string;
  readonly knownOn: string | null;
  readonly knownAt: string | null;
  readonly explanation: Told;
}
const sourcesOf = ({ source, children }: Told): string[] => [...(source ? [source.en] : []), ...children.flatMap(sourcesOf)];

/**
 * Versions are kept since 1 March 2026, and what is changed here is then said to have been changed on a day of that March, which nobody can
 * say in the product. The batch is prepared after all of it.
 */
describe('a what-if with what was known on a day', () => {
  const stage = stageForAll();
  let owner: pg.Client;
  let batch: BatchView;
  let raisedId: number;
  let joinerId: number;
  const versioned = async () => (await owner.query<{ name: string }>('SELECT table_name AS name FROM known.since')).rows;

  async function changeOn(day: string, statement: string): Promise<void> {
    const { rows } = await owner.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
    await owner.query(statement);
    for (const { name } of await versioned()) {
      await owner.query(`UPDATE known."${name}" SET known_from = $1 WHERE known_from >= $2`, [day, rows[0]?.at]);
      await owner.query(`UPDATE known."${name}" SET known_until = $1 WHERE known_until >= $2 AND known_until < 'infinity'`, [
        day,
        rows[0]?.at,
      ]);
    }
  }

  beforeAll(async () => {
    owner = new pg.Client({ connectionString: stage.server.database.url });
    await owner.connect();
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    await owner.query(`UPDATE known.since SET known_since = '2026-03-01T09:00:00-05'`);
    for (const { name } of await versioned()) await owner.query(`UPDATE known."${name}" SET known_from = '2026-03-01T09:00:00-05'`);
    const people = await prisma.employee.findMany({
      where: {
        legalEntity: { solutions: { some: { code: 'US_BIWEEKLY' } } },
        terminationDate: null,
        hireDate: { lt: new Date('2020-01-01') },
      },
      orderBy: { id: 'asc' },
      take: 2,
    });
    raisedId = people[0]?.id ?? 0;
    joinerId = people[1]?.id ?? 0;
    // on 10 March somebody types in a salary that holds since long
    await changeOn('2026-03-10T10:00:00-05', `UPDATE compensation_record SET amount = amount + 26000 WHERE employee_id = ${raisedId}`);
    // until 20 March somebody else was thought to come in a later year
    await changeOn('2026-03-01T09:00:01-05', `UPDATE employee SET hire_date = '2030-01-01' WHERE id = ${joinerId}`);
    await changeOn('2026-03-20T10:00:00-05', `UPDATE employee SET hire_date = '2019-01-01' WHERE id = ${joinerId}`);
    const { id } = await stage.newBatch();
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    batch = await stage.until(id, ({ status }) => status === 'calculated');
  });
  afterAll(async () => await owner.end());

  const call = async <Data>(verb: string, input: object): Promise<Data> => {
    const { data, error } = await stage.clerk.call(`payroll/what-ifs/${verb}`, { batchId: batch.id, ...input });
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const lookBack = async (knownOn: string): Promise<WhatIf & { readonly runId: number }> => {
    const { runId } = await call<{ runId: number }>('start-what-if', { name: `As known on ${knownOn}`, knownOn });
    for (const deadline = performance.now() + 180_000; ; await delay(20)) {
      const whatIf = await call<WhatIf>('get-what-if', { runId });
      if (whatIf.progress.state !== 'running') return { runId, ...whatIf };
      if (performance.now() > deadline) throw new Error(`Run ${runId} has not ended`);
    }
  };
  const inputsOf = async (runId: number) =>
    (
      await call<{ rows: { employeeId: number; changes: { column: string; before: string | null; after: string | null }[] }[] }>(
        'list-changed-inputs',
        { runId },
      )
    ).rows;

  it('after everything was known, it is what the batch has frozen, cell by cell', async () => {
    const same = await lookBack('2026-03-20');
    expect(same.known).toEqual({ on: '2026-03-20', payees: batch.payeeCount, paidNow: 0, paidThen: 0 });
    expect(same.comparison).toMatchObject({ identical: true, affectedPayees: 0 });
    expect(await inputsOf(same.runId)).toEqual([]);
  });

  it('a salary that was typed in on 10 March is not in it on 5 March, and is named as the cause', async () => {
    const before = await lookBack('2026-03-05');
    expect(before).toMatchObject({ progress: { state: 'finished' }, knownOn: '2026-03-05' });
    const [cause, ...others] = await inputsOf(before.runId);
    expect(others).toEqual([]);
    expect(cause?.employeeId).toBe(raisedId);
    const salary = cause?.changes.find(({ before: was, after }) => Number(was) - Number(after) === 26_000);
    expect(salary).toBeDefined();
  });

  it('its figures are explained by what was known then, and say both days; the batch’s own say when they were frozen', async () => {
    const { runId } = await lookBack('2026-03-05');
    const place = { batchId: batch.id, table: 'Pay', column: 'Gross', employeeId: raisedId };
    const [then, now] = [
      await stage.clerk.call('payroll/what-ifs/explain-changed-cell', { ...place, runId }),
      await stage.clerk.call('payroll/tables/explain-cell', place),
    ];
    const [earlier, later] = [then.data as Explained, now.data as Explained];
    // a year has 26 payments: 26,000 a year are 1,000 in each
    expect(Number(later.value) - Number(earlier.value)).toBe(1000);
    expect([earlier.knownOn, earlier.knownAt, later.knownOn]).toEqual(['2026-03-05', null, null]);
    expect(later.knownAt).toBe((await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: batch.id } })).preparedAt?.toISOString());
    const period = await stage.server.prisma.period.findFirstOrThrow({ where: { batches: { some: { id: batch.id } } } });
    expect(earlier.asOf).toBe(period.endDate.toISOString().slice(0, 10));
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(period.endDate);
    expect(sourcesOf(earlier.explanation)).toContain(`Compensation file, as of ${day}, as known on Mar 5, 2026`);
    expect(sourcesOf(later.explanation)).toContain('Compensation file');
  });

  it('a person who was not employed as was known then is left out, and told of', async () => {
    const before = await lookBack('2026-03-12');
    expect(before.known).toEqual({ on: '2026-03-12', payees: batch.payeeCount - 1, paidNow: 1, paidThen: 0 });
    const { rows, total } = await call<{ rows: { employeeId: number; before: string | null; after: string | null }[]; total: number }>(
      'list-affected-payees',
      { runId: before.runId },
    );
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ employeeId: joinerId, after: null });
    expect(Number(rows[0]?.before)).toBeGreaterThan(0);
    const inRun = await stage.server.prisma.$queryRaw`SELECT 1 FROM calc.row WHERE run_id = ${before.runId} AND employee_id = ${joinerId}`;
    expect(inRun).toEqual([]);
  });

  it('a day before versions were kept, and one to come, are refused with the days that can be asked about', async () => {
    const { knownDays } = await call<{ knownDays: { first: string; last: string } }>('get-what-if-choices', {});
    expect(knownDays.first).toBe('2026-03-01');
    for (const day of ['2026-02-28', '2999-12-31']) await expect(lookBack(day)).rejects.toThrow('KNOWN_ON_UNANSWERABLE');
    const { error } = await stage.clerk.call('payroll/what-ifs/start-what-if', {
      batchId: batch.id,
      name: 'Too early',
      knownOn: '2026-02-28',
    });
    expect(error?.message).toContain('Mar 1, 2026');
  });

  it('the batch is as it was', async () => {
    expect(await stage.get(batch.id)).toMatchObject({ status: 'calculated', gross: batch.gross, net: batch.net });
  });
});
