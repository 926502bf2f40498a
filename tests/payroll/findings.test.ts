import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, openStage, type Stage } from './stage.ts';

interface Finding {
  readonly key: string;
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

  it('leaves out who is held, and who is calculated again with a figure that is expected', async () => {
    await stage.clerk.call('payroll/batches/hold-payee', {
      id: batch.id,
      employeeId: people[0],
      held: true,
      reason: 'salary to be checked',
    });
    expect((await findings())[0]).toMatchObject({
      count: 3,
      first: [{ employeeId: people[1] }, { employeeId: people[2] }, { employeeId: people[3] }],
    });
    await stage.clerk.call('payroll/batches/hold-payee', { id: batch.id, employeeId: people[0], held: false });
    const { prisma } = stage.server;
    // the third number of the table Employee is the annual salary
    await prisma.$executeRaw`UPDATE calc.input SET v[3] = 5000000 WHERE batch_id = ${batch.id}::int AND table_no = 1 AND employee_id = ${people[1]}::int AND v[3] = 600000000`;
    await stage.act(stage.clerk, 'recalculate-payees', batch.id, { employeeIds: [people[1]] });
    await stage.until(batch.id, ({ status }) => status === 'calculated');
    expect((await findings())[0]).toMatchObject({
      count: 3,
      first: [{ employeeId: people[0] }, { employeeId: people[2] }, { employeeId: people[3] }],
    });
  });
});
