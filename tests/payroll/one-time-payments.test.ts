import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Definition {
  readonly steps: { tables: { code: string; columns: { code: string; expression?: string }[] }[] }[];
}

interface Payment {
  readonly payrollDate: string;
  readonly amount: string;
  readonly state: string;
  readonly period: string | null;
}

describe('what somebody is paid once (ADR 157)', () => {
  const stage = stageForAll();
  let employeeId: number;
  let first: { id: number; name: string; startDate: Date; endDate: Date };
  let second: typeof first;
  let paid: BatchView;

  const ask = async <Data>(procedure: string, input: object): Promise<Data> => {
    const { data, error } = await stage.clerk.call(procedure, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const day = (date: Date): string => date.toISOString().slice(0, 10);
  const give = (amount: string, payrollDate: string, currency = 'USD') =>
    ask('org/one-time-payments/create-one-time-payment', { employeeId, item: 'BONUS', amount, currency, payrollDate });
  const payments = async () =>
    (await ask<{ rows: Payment[] }>('org/one-time-payments/list-one-time-payments', { employeeId })).rows.map(
      ({ payrollDate, amount, state, period }) => [payrollDate, amount, state, period],
    );
  const newBatch = ({ id, name }: typeof first) => ask<BatchView>('payroll/batches/create-batch', { periodId: id, type: 'normal', name });

  async function calculate({ id }: BatchView): Promise<void> {
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    await stage.until(id, ({ status }) => status === 'calculated');
  }
  async function pay({ id }: BatchView): Promise<void> {
    await stage.answer(id);
    await stage.act(stage.clerk, 'submit-batch', id);
    const { approvalInstanceId } = await stage.get(id);
    await stage.approver.call('approvals/instances/approve-instance', { id: approvalInstanceId, version: 1 });
    await stage.act(stage.clerk, 'submit-batch-data', id);
  }
  /** The county's definition, with what is owed for earlier periods in the gross pay: without it retro only tells. */
  async function payRetroInGross(): Promise<void> {
    const { prisma } = stage.server;
    const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } } });
    const definition = structuredClone(copy.definition) as unknown as Definition;
    const pay = definition.steps.flatMap(({ tables }) => tables).find(({ code }) => code === 'Pay');
    const gross = pay?.columns.find(({ code }) => code === 'Gross');
    if (gross) gross.expression = `${gross.expression} + RETRO(GROSS)`;
    await prisma.solutionCopy.update({ where: { id: copy.id }, data: { definition: definition as never, definitionHash: 'with-retro' } });
  }
  /** Cents of gross pay that a batch has paid the person for the first period. */
  const grossOfFirst = async (batchId: number): Promise<number> => {
    const [row] = await stage.server.prisma.$queryRaw<{ cents: bigint }[]>`
      SELECT coalesce(sum(l.v[b.serial_number]), 0)::bigint AS cents FROM calc.ledger l, balance_element b
      WHERE b.code = 'GROSS' AND l.employee_id = ${employeeId} AND l.batch_id = ${batchId} AND l.period_earned = ${first.id}`;
    return Number(row?.cents);
  };
  /** Cents of supplemental wages that a batch has paid the person. */
  const supplemental = async (batchId: number): Promise<number> => {
    const [row] = await stage.server.prisma.$queryRaw<{ cents: bigint }[]>`
      SELECT coalesce(sum(l.v[b.serial_number]), 0)::bigint AS cents FROM calc.ledger l, balance_element b
      WHERE b.code = 'SUPPLEMENTAL_WAGES' AND l.employee_id = ${employeeId} AND l.batch_id = ${batchId}`;
    return Number(row?.cents);
  };

  beforeAll(async () => {
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    const periods = await prisma.period.findMany({ where: { solution: { code: 'US_BIWEEKLY' } }, orderBy: { sequence: 'asc' }, take: 2 });
    const [one, two] = periods;
    if (!one || !two) throw new Error('The seed has no two periods.');
    [first, second] = [one, two];
    await payRetroInGross();
    ({ id: employeeId } = await prisma.employee.findFirstOrThrow({
      where: { legalEntity: { solutions: { some: { code: 'US_BIWEEKLY' } } }, hireDate: { lt: first.startDate }, terminationDate: null },
      orderBy: { id: 'asc' },
    }));
    await give('400', day(first.startDate));
    await give('100.25', day(first.endDate));
    await give('7000', day(second.startDate));
    // in a currency that no column of the solution is in
    await give('9', day(new Date(first.startDate.getTime() + 2 * 86_400_000)), 'EUR');
    paid = await newBatch(first);
    await calculate(paid);
    await pay(paid);
  });

  it('is paid by the period in which its day lies, with the first and the last day, and by no other', async () => {
    expect(await supplemental(paid.id)).toBe(50_025);
    expect(await payments()).toEqual([
      [day(second.startDate), '7000', 'ahead', null],
      [day(first.endDate), '100.25', 'taken', first.name],
      [day(new Date(first.startDate.getTime() + 2 * 86_400_000)), '9', 'ahead', null],
      [day(first.startDate), '400', 'taken', first.name],
    ]);
  });

  it('comes too late where its period is paid, says so, and is owed there by retro, once', async () => {
    const late = new Date(first.startDate.getTime() + 86_400_000);
    await give('30', day(late));
    expect((await payments()).find(([date]) => date === day(late))).toEqual([day(late), '30', 'late', first.name]);
    const next = await newBatch(second);
    const { rows } = await ask<{ rows: { employeeId: number; records: { record: string }[] }[] }>('payroll/batches/list-retro-candidates', {
      id: next.id,
      pastBatchId: paid.id,
    });
    expect(rows.map((row) => [row.employeeId, row.records.map(({ record }) => record)])).toEqual([[employeeId, ['one-time-payment']]]);
    await stage.act(stage.clerk, 'recalculate-past', next.id, { pastBatchId: paid.id });
    await stage.until(next.id, ({ status }) => status !== 'calculating');
    const deltas = await ask<{ rows: { deltas: { element: string; amount: string }[] }[] }>('payroll/batches/list-retro-deltas', {
      id: next.id,
    });
    expect(deltas.rows[0]?.deltas.find(({ element }) => element === 'SUPPLEMENTAL_WAGES')?.amount).toBe('30.00');
    await calculate(next);
    await pay(next);
    expect((await payments()).find(([date]) => date === day(late))).toEqual([day(late), '30', 'taken', first.name]);
    expect(await grossOfFirst(next.id)).toBe(3_000);
    expect(await supplemental(next.id)).toBe(700_000);
  });
});
