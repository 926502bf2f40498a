import { basePath } from '@wagewright/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, openStage, type Stage } from './stage.ts';

interface Counts {
  readonly blocking: number;
  readonly open: number;
  readonly answered: number;
}

interface Finding {
  readonly key: string;
  readonly count: number;
  readonly open: number;
  readonly answered: number;
  readonly held: number;
  readonly first: readonly { readonly employeeId: number; readonly shown: { readonly en: string } }[];
}

describe('what is asked before anybody is paid', () => {
  let stage: Stage;
  let batch: BatchView;
  /** By row: a salary of 900.00, of 6,000,000.00, and two of 12.34. */
  let people: number[];
  beforeAll(async () => {
    stage = await openStage();
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    const records = await prisma.compensationRecord.findMany({
      where: { item: { code: 'BASE_SALARY' }, employee: { legalEntity: { solutions: { some: { code: 'US_BIWEEKLY' } } } } },
      orderBy: { employeeId: 'asc' },
      distinct: ['employeeId'],
      take: 4,
    });
    people = records.map(({ employeeId }) => employeeId);
    for (const [index, amount] of ['900', '6000000', '12.34', '12.34'].entries())
      await prisma.compensationRecord.updateMany({
        where: { employeeId: people[index] as number, item: { code: 'BASE_SALARY' } },
        data: { amount },
      });
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    batch = await stage.until(id, ({ status }) => status === 'calculated');
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  const findings = async (): Promise<readonly Finding[]> =>
    ((await stage.clerk.call('payroll/findings/list-findings', { batchId: batch.id })).data as { findings: Finding[] }).findings;

  it('is one cause with its people, in both languages', async () => {
    const found = await findings();
    expect(found).toMatchObject([
      {
        key: 'question-0',
        code: 'VALUE_OUTSIDE',
        about: 'people',
        columnName: { en: 'Annual salary', 'zh-CN': '年薪' },
        message: { en: 'Annual salary is expected from 1,000.00 to 5,000,000.00', 'zh-CN': '年薪应介于 1,000.00 至 5,000,000.00' },
        count: 4,
      },
    ]);
    expect(found[0]?.first.map(({ employeeId, shown }) => [employeeId, shown.en])).toEqual([
      [people[0], '900.00'],
      [people[1], '6,000,000.00'],
      [people[2], '12.34'],
    ]);
  });

  it('names everybody, a window at a time', async () => {
    const ask = (more: object) => stage.clerk.call('payroll/findings/list-found-people', { batchId: batch.id, ...more });
    const { data } = await ask({ key: 'question-0', offset: 3, limit: 5 });
    expect(data).toMatchObject({ total: 4, rows: [{ employeeId: people[3], shown: { 'zh-CN': '12.34' } }] });
    expect((await ask({ key: 'question-99' })).error?.code).toBe('NOT_FOUND');
    expect((await ask({ key: 'nonsense' })).error?.code).toBe('NOT_FOUND');
  });

  it('leaves as a file to the last row, by the filter that is shown', async () => {
    const { server, clerk } = stage;
    const send = async (rest: string, asked: object) => {
      const url = `${basePath}/api/payroll/batches/${batch.id}/${rest}`;
      const headers = { authorization: `Bearer ${clerk.token}`, 'content-type': 'application/json' };
      const { body } = await server.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(asked) });
      return body.replace('\ufeff', '').split('\r\n').slice(1, -1);
    };
    const found = await send('findings/export', { key: 'question-0', columns: ['number', 'value'] });
    expect(found).toHaveLength(4);
    const everybody = await send('population/export', { columns: ['number'] });
    const payees = await server.prisma.batchPayee.findMany({ where: { batchId: batch.id }, include: { employee: true } });
    expect(everybody.toSorted()).toEqual(payees.map(({ employee }) => employee.employeeNumber).toSorted());
    const one = payees[0]?.employee.employeeNumber ?? '';
    expect(await send('population/export', { keywords: one, columns: ['number'] })).toEqual([one]);
    const joined = (await clerk.call('payroll/batches/list-population', { id: batch.id, kind: 'joiner', limit: 500 })).data as {
      total: number;
    };
    expect(await send('population/export', { kind: 'joiner', columns: ['number', 'change'] })).toHaveLength(joined.total);
    const { currentRunId } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
    const failed = { runId: currentRunId ?? 0, column: 'Gross', code: 'DIVISION_BY_ZERO' };
    await server.prisma
      .$executeRaw`INSERT INTO calc.cell_error SELECT ${failed.runId}, r.table_no, r.employee_id, 0, ${failed.column}, ${failed.code}, '{}'
      FROM calc.row r WHERE r.run_id = ${failed.runId} AND r.employee_id = ANY (${people})`;
    const listed = (await clerk.call('payroll/tables/list-cell-errors', { batchId: batch.id, limit: 500 })).data as {
      rows: { employeeNumber: string; message: { en: string } }[];
    };
    const file = await send('errors/export', { columns: ['number', 'reason'] });
    expect(file).toHaveLength(listed.rows.length);
    expect(new Set(file.map((line) => line.split(',')[0]))).toEqual(new Set(listed.rows.map(({ employeeNumber }) => employeeNumber)));
    expect(new Set(listed.rows.map(({ employeeNumber }) => employeeNumber)).size).toBe(people.length);
    await server.prisma.$executeRaw`DELETE FROM calc.cell_error WHERE run_id = ${failed.runId}`;
  });

  it('is listed by department, with how many people each has', async () => {
    const payees = await stage.server.prisma.batchPayee.findMany({ where: { batchId: batch.id, employeeId: { in: people } } });
    const places = Map.groupBy(payees, ({ departmentId }) => departmentId);
    const { data } = await stage.clerk.call('payroll/findings/list-findings', { batchId: batch.id });
    const { departments } = data as { departments: { id: number; people: number; name: { en: string } }[] };
    expect(new Map(departments.map((one) => [one.id, one.people]))).toEqual(
      new Map([...places].map(([departmentId, own]) => [departmentId, own.length])),
    );
    for (const { id: departmentId } of departments) {
      const { data: found } = await stage.clerk.call('payroll/findings/list-found-people', { batchId: batch.id, departmentId });
      const employeeIds = (found as { rows: { employeeId: number }[] }).rows.map(({ employeeId }) => employeeId);
      expect(employeeIds).toEqual((places.get(departmentId) ?? []).map(({ employeeId }) => employeeId).toSorted((a, b) => a - b));
    }
  });

  it('says what to do, and that holding settles an error where a remark would settle a warning', async () => {
    expect(await findings()).toMatchObject([{ nextStep: { en: expect.stringMatching(/or say why it is right\.$/) } }]);
  });

  const counts = async (): Promise<Counts> => ((await stage.get(batch.id)) as unknown as { findings: Counts }).findings;
  const answer = (more: object) => stage.clerk.call('payroll/findings/answer-findings', { batchId: batch.id, key: 'question-0', ...more });
  const submit = async () =>
    stage.clerk.call('payroll/batches/submit-batch', { id: batch.id, version: (await stage.get(batch.id)).version });
  const list = async (more: object) =>
    (await stage.clerk.call('payroll/findings/list-found-people', { batchId: batch.id, ...more })).data as {
      total: number;
      rows: {
        employeeId: number;
        state: string;
        remark: { text: string; by: string } | null;
        held: { reason: string; by: string } | null;
      }[];
    };

  it('is counted on the batch, and keeps it from being submitted', async () => {
    expect(await counts()).toEqual({ blocking: 0, open: 4, answered: 0 });
    expect((await stage.get(batch.id)).events).not.toContain('submit');
    expect((await submit()).error).toMatchObject({
      code: 'BATCH_HAS_FINDINGS',
      message: expect.stringContaining('0 findings are errors and 4 warnings'),
    });
  });

  it('is answered for one by one, or for all of a cause as far as they were seen', async () => {
    expect((await answer({ employeeIds: [people[0]], remark: 'part-time since May' })).data).toMatchObject({
      answered: 1,
      findings: { blocking: 0, open: 3, answered: 1 },
    });
    expect(await list({ state: 'answered' })).toMatchObject({
      total: 1,
      rows: [{ employeeId: people[0], remark: { text: 'part-time since May' } }],
    });
    expect((await answer({ remark: 'all', seen: 4 })).error?.code).toBe('FINDINGS_CHANGED');
    expect((await answer({ remark: 'all' })).error?.code).toBe('FINDINGS_CHANGED');
    expect((await answer({ remark: '   ', seen: 3 })).error?.code).toBe('VALIDATION_FAILED');
    expect((await answer({ remark: 'checked with the board', seen: 3 })).data).toMatchObject({
      answered: 3,
      findings: { open: 0, answered: 4 },
    });
    expect((await list({ person: 'nobody is called so' })).total).toBe(0);
  });

  it('is known again after a recalculation where it is the same, and asked again where it is not', async () => {
    const { prisma } = stage.server;
    // the third number of Employee, and of each part of the period, is the annual salary
    await prisma.$executeRaw`UPDATE calc.input SET v[3] = 1235 WHERE batch_id = ${batch.id}::int AND table_no IN (1, 2) AND employee_id = ${people[2]}::int`;
    await stage.act(stage.clerk, 'recalculate-payees', batch.id, { employeeIds: [people[1], people[2]] });
    await stage.until(batch.id, ({ status }) => status === 'calculated');
    expect(await counts()).toEqual({ blocking: 0, open: 1, answered: 3 });
    expect(await list({ state: 'open' })).toMatchObject({ total: 1, rows: [{ employeeId: people[2], remark: null }] });
    await answer({ employeeIds: [people[2]], remark: 'a cent more' });
  });

  it('is not asked about whoever is held, says who held them, and is asked again when they are not', async () => {
    const hold = (held: boolean) =>
      stage.clerk.call('payroll/batches/hold-payee', {
        id: batch.id,
        employeeId: people[0],
        held,
        ...(held && { reason: 'salary to be checked' }),
      });
    await hold(true);
    expect((await findings())[0]).toMatchObject({ count: 3, held: 1, answered: 3 });
    expect(await counts()).toEqual({ blocking: 0, open: 0, answered: 3 });
    const [row] = (await list({ state: 'held' })).rows;
    expect(row).toMatchObject({ employeeId: people[0], held: { reason: 'salary to be checked', by: expect.stringMatching(/\w/) } });
    await hold(false);
    expect(await counts()).toEqual({ blocking: 0, open: 0, answered: 4 });
  });

  it('is settled by holding all whom a cause concerns as they were seen, and asked again when they are taken in', async () => {
    const holdAll = (held: boolean, more: object = {}) =>
      stage.clerk.call('payroll/findings/hold-found-people', { id: batch.id, key: 'question-0', held, reason: 'all of them', ...more });
    const { version, net } = await stage.get(batch.id);
    await stage.clerk.call('payroll/batches/hold-payee', { id: batch.id, employeeId: people[3], held: true });
    // since then somebody was held: these are not the people who were seen
    expect((await holdAll(true, { version })).error?.code).toBe('STALE_VERSION');
    expect((await holdAll(true, { version: version + 1, key: 'question-99' })).error?.code).toBe('NOT_FOUND');
    expect((await holdAll(true, { version: version + 1 })).data).toEqual({ changed: 3 });
    expect(await findings()).toEqual([]);
    expect(await counts()).toEqual({ blocking: 0, open: 0, answered: 0 });
    expect((await list({ state: 'held' })).rows.map(({ employeeId, held }) => [employeeId, held?.reason ?? null])).toEqual([
      ...people.slice(0, 3).map((id) => [id, 'all of them']),
      [people[3], null],
    ]);
    expect((await holdAll(false, { version: version + 2 })).data).toEqual({ changed: 4 });
    expect(await counts()).toEqual({ blocking: 0, open: 0, answered: 4 });
    expect((await stage.get(batch.id)).net).toBe(net);
  });

  it('leaves out who is calculated again with a figure that is expected', async () => {
    const { prisma } = stage.server;
    await prisma.$executeRaw`UPDATE calc.input SET v[3] = 5000000 WHERE batch_id = ${batch.id}::int AND table_no IN (1, 2) AND employee_id = ${people[1]}::int AND v[3] = 600000000`;
    await stage.act(stage.clerk, 'recalculate-payees', batch.id, { employeeIds: [people[1]] });
    await stage.until(batch.id, ({ status }) => status === 'calculated');
    expect((await findings())[0]?.first.map(({ employeeId }) => employeeId)).toEqual([people[0], people[2], people[3]]);
  });

  it('a net below zero is counted in the review, whose filter finds that person and nobody who is held', async () => {
    const withheld = async (cents: number): Promise<void> => {
      // the fourth number of Form W-4 is what is withheld besides
      await stage.server.prisma
        .$executeRaw`UPDATE calc.input SET v[4] = ${cents}::bigint WHERE batch_id = ${batch.id}::int AND table_no = 3 AND employee_id = ANY (${people.slice(1)})`;
      await stage.act(stage.clerk, 'recalculate-payees', batch.id, { employeeIds: people.slice(1) });
      await stage.until(batch.id, ({ status }) => status === 'calculated');
    };
    const hold = (held: boolean) =>
      stage.clerk.call('payroll/batches/hold-payee', { id: batch.id, employeeId: people[3], held, ...(held && { reason: 'to be asked' }) });
    await withheld(1_000_000);
    await hold(true);
    const { data: review } = await stage.clerk.call('payroll/batches/get-batch-review', { id: batch.id });
    const { negativeNets, netColumn, negatives } = review as {
      negativeNets: number;
      netColumn: { table: string; column: string };
      negatives: { rows: { employeeId: number }[] };
    };
    const below = { column: netColumn.column, operator: 'less', value: '0' };
    const paid = { column: 'held', operator: 'one-of', values: ['false'] };
    const found = async (conditions: readonly object[]) =>
      (
        (await stage.clerk.call('payroll/tables/list-rows', { batchId: batch.id, table: netColumn.table, conditions, limit: 50 })).data as {
          rows: { employeeId: number }[];
        }
      ).rows.map(({ employeeId }) => employeeId);
    // a salary of 50,000.00 a year, two of a few cents a period, and 10,000.00 withheld of each
    expect((await found([below])).toSorted((a, b) => a - b)).toEqual(people.slice(1));
    expect((await found([below, paid])).toSorted((a, b) => a - b)).toEqual(people.slice(1, 3));
    expect(negativeNets).toBe(2);
    expect(negatives.rows.map(({ employeeId }) => employeeId).toSorted((a, b) => a - b)).toEqual(people.slice(1, 3));
    await hold(false);
    await withheld(0);
  });

  it('an error is no matter of remarks: it blocks until it is corrected or the people are held', async () => {
    const { prisma } = stage.server;
    const [employeeId = 0] = people;
    const finding = { key: 'check-left' };
    await prisma.$executeRaw`UPDATE solution_copy SET definition = definition || '{"abnormal": {"left": "error"}}', definition_hash = 'left-blocks'
      WHERE id = (SELECT copy_id FROM batch WHERE id = ${batch.id}::int)`;
    await prisma.batchRecordFinding.create({ data: { batchId: batch.id, employeeId, checkCode: 'left', told: ['2024-12-31'] } });
    // counted with the next change of the batch
    expect((await answer({ employeeIds: [people[3]], remark: 'seen again' })).data).toMatchObject({ findings: { blocking: 1 } });
    expect((await findings())[0]).toMatchObject({
      ...finding,
      severity: 'error',
      message: { en: 'Has left before the period' },
      nextStep: { en: 'Hold these people, or correct the day on which they left.' },
      first: [{ employeeId, state: 'blocking', shown: { en: 'left on Dec 31, 2024', 'zh-CN': '2024年12月31日 离职' } }],
    });
    expect((await answer({ ...finding, employeeIds: [employeeId], remark: 'never mind' })).error?.code).toBe('FINDING_BLOCKS');
    expect((await submit()).error?.code).toBe('BATCH_HAS_FINDINGS');
    await stage.clerk.call('payroll/batches/hold-payee', { id: batch.id, employeeId, held: true, reason: 'has left' });
    expect(await counts()).toMatchObject({ blocking: 0, open: 0 });
    expect((await submit()).error).toBeUndefined();
  });
});
