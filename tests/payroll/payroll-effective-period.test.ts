import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Candidate {
  readonly employeeId: number;
  readonly changes: readonly { readonly before: string | null; readonly after: string | null }[];
  readonly records: readonly unknown[];
  readonly takenFrom: readonly string[];
}

describe('a raise within a period of January that payroll takes in February (ADR 156)', () => {
  const stage = stageForAll();
  let paid: BatchView;
  let later: BatchView;
  let employeeId: number;
  let taken: string;

  const ask = async <Data>(procedure: string, input: object): Promise<Data> => {
    const { data, error } = await stage.clerk.call(procedure, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const monthOf = ({ endDate }: { readonly endDate: Date }): string => endDate.toISOString().slice(0, 7);
  const newBatch = (periodId: number, name: string) => ask<BatchView>('payroll/batches/create-batch', { periodId, type: 'normal', name });

  async function pay({ id }: BatchView): Promise<void> {
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    await stage.until(id, ({ status }) => status === 'calculated');
    await stage.answer(id);
    await stage.act(stage.clerk, 'submit-batch', id);
    const { approvalInstanceId } = await stage.get(id);
    await stage.approver.call('approvals/instances/approve-instance', { id: approvalInstanceId, version: 1 });
    await stage.act(stage.clerk, 'submit-batch-data', id);
    await stage.act(stage.clerk, 'close-batch', id);
  }

  /** As the form writes it: what stood ends on the day before. A year has 26 periods, so that the raise is 1,000 a period. */
  async function raise(from: Date): Promise<void> {
    const { prisma } = stage.server;
    const where = { employeeId, item: { code: 'BASE_SALARY' }, expiryDate: null };
    const before = await prisma.compensationRecord.findFirstOrThrow({ where });
    await prisma.compensationRecord.update({ where: { id: before.id }, data: { expiryDate: new Date(from.getTime() - 86_400_000) } });
    const { id: _id, ...values } = before;
    await prisma.compensationRecord.create({
      data: { ...values, effectiveDate: from, amount: Number(before.amount) + 26_000, payrollEffectivePeriod: taken },
    });
  }

  beforeAll(async () => {
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    const periods = await prisma.period.findMany({ where: { solution: { code: 'US_BIWEEKLY' } }, orderBy: { sequence: 'asc' } });
    const first = periods.find(({ startDate }) => startDate >= new Date('2025-01-05'));
    const next = periods.find((period) => first && monthOf(period) > monthOf(first));
    if (!first || !next) throw new Error('The seed has no periods of two months.');
    taken = monthOf(next);
    ({ id: employeeId } = await prisma.employee.findFirstOrThrow({
      where: {
        legalEntity: { solutions: { some: { code: 'US_BIWEEKLY' } } },
        hireDate: { lte: first.startDate },
        terminationDate: null,
        compensation: { some: { item: { code: 'BASE_SALARY' }, expiryDate: null, effectiveDate: { lte: first.startDate } } },
      },
      orderBy: { id: 'asc' },
    }));
    await raise(new Date(first.startDate.getTime() + 7 * 86_400_000));
    paid = await newBatch(first.id, first.name);
    await pay(paid);
    later = await newBatch(next.id, next.name);
  });

  it('is offered to the period of February, with both amounts and the month', async () => {
    const { rows } = await ask<{ rows: { pastBatchId: number; changedPayees: number }[] }>('payroll/batches/list-past-batches', {
      id: later.id,
    });
    expect(rows).toMatchObject([{ pastBatchId: paid.id, changedPayees: 1 }]);
    const found = await ask<{ rows: Candidate[] }>('payroll/batches/list-retro-candidates', { id: later.id, pastBatchId: paid.id });
    expect(found.rows.map((row) => [row.employeeId, row.takenFrom])).toEqual([[employeeId, [taken]]]);
    expect(found.rows[0]?.changes.map(({ before, after }) => Number(after) - Number(before))).toContain(26_000);
  });

  it('is owed for the five of ten working days from its first day on', async () => {
    await stage.act(stage.clerk, 'recalculate-past', later.id, { pastBatchId: paid.id });
    await stage.until(later.id, ({ status }) => status !== 'calculating');
    const { rows } = await ask<{ rows: { employeeId: number; deltas: { element: string; amount: string }[] }[] }>(
      'payroll/batches/list-retro-deltas',
      { id: later.id },
    );
    expect(rows.map((row) => [row.employeeId, row.deltas.find(({ element }) => element === 'GROSS')?.amount])).toEqual([
      [employeeId, '500.00'],
    ]);
  });
});
