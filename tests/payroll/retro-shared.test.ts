import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Definition {
  steps: { tables: { code: string }[] }[];
  balances: { code: string; from: string }[];
  summary: Record<string, string>;
}

const name = { en: 'Test', 'zh-CN': '测试' };
/** Everybody gets a thousandth of what all employees earn together, and what they are owed of it for earlier periods. */
const shared = [
  {
    code: 'Everybody',
    name,
    kind: 'pivot',
    of: 'Pay',
    groupBy: [],
    columns: [{ code: 'Gross', name, type: 'money', aggregate: 'sum', column: 'Gross' }],
  },
  {
    code: 'Shared',
    name,
    kind: 'data',
    columns: [{ code: 'Part', name, type: 'money', expression: 'MAX(Everybody.Gross) / 1000 + RETRO(SHARED)' }],
  },
];

describe('a past batch whose pay depends on everybody', () => {
  const stage = stageForAll();
  let first: BatchView;
  let employeeIds: number[];
  beforeAll(async () => {
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } } });
    const last = await prisma.balanceElement.aggregate({ _max: { serialNumber: true } });
    await prisma.balanceElement.create({ data: { code: 'SHARED', name, serialNumber: (last._max.serialNumber ?? 0) + 1, scale: 2 } });
    const definition = structuredClone(copy.definition) as unknown as Definition;
    definition.steps.at(-1)?.tables.push(...(shared as never[]));
    definition.balances.push({ code: 'SHARED', name, scale: 2, from: 'Shared.Part' } as never);
    await prisma.solutionCopy.update({ where: { id: copy.id }, data: { definition: definition as never, definitionHash: 'shared' } });
    first = await newBatch(1);
    await paid(first);
    const payees = await prisma.batchPayee.findMany({ where: { batchId: first.id }, orderBy: { rowNumber: 'asc' }, take: 2 });
    employeeIds = payees.map(({ employeeId }) => employeeId);
  });

  async function newBatch(sequence: number): Promise<BatchView> {
    const period = await stage.server.prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, sequence } });
    const { data } = await stage.clerk.call('payroll/batches/create-batch', { periodId: period.id, name: period.name });
    return data as BatchView;
  }

  async function paid({ id }: BatchView): Promise<void> {
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    expect(await stage.until(id, ({ status }) => status !== 'calculating')).toMatchObject({ status: 'calculated', lastFailure: null });
    await stage.act(stage.clerk, 'submit-batch', id);
    const { approvalInstanceId } = await stage.get(id);
    await stage.approver.call('approvals/instances/approve-instance', { id: approvalInstanceId, version: 1 });
    await stage.act(stage.clerk, 'submit-batch-data', id);
  }

  it('is calculated with all of them: one raise of 26,000 a year changes everybody’s part by 1.00', async () => {
    await stage.server.prisma.$executeRaw`UPDATE compensation_record SET amount = amount + 26000 WHERE employee_id = ${employeeIds[0]}`;
    const second = await newBatch(2);
    await stage.act(stage.clerk, 'recalculate-past', second.id, { pastBatchId: first.id, employeeIds });
    expect(await stage.until(second.id, ({ status }) => status !== 'calculating')).toMatchObject({ status: 'new', lastFailure: null });
    const { data } = await stage.clerk.call('payroll/batches/list-retro-deltas', { id: second.id });
    const { rows } = data as { rows: { employeeId: number; deltas: { element: string; amount: string }[] }[] };
    const owed = rows.map(({ employeeId, deltas }) => [employeeId, deltas.find(({ element }) => element === 'SHARED')?.amount]);
    expect(owed.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(employeeIds.map((id) => [id, '1.00']));
  });
});
