import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

describe('an off-cycle batch', () => {
  const stage = stageForAll();
  let periodId: number;
  let leaverId: number;
  let employeeIds: number[];
  beforeAll(async () => {
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    await paid(id);
    periodId = (await prisma.batch.findUniqueOrThrow({ where: { id } })).periodId;
    const people = await prisma.batchPayee.findMany({ where: { batchId: id }, orderBy: { rowNumber: 'asc' }, take: 3 });
    employeeIds = people.map(({ employeeId }) => employeeId);
    leaverId = employeeIds[2] ?? 0;
    await prisma.employee.update({ where: { id: leaverId }, data: { terminationDate: new Date('2024-06-30') } });
  });

  async function paid(id: number): Promise<BatchView> {
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    await stage.until(id, ({ status }) => status === 'calculated');
    await stage.answer(id);
    await stage.act(stage.clerk, 'submit-batch', id);
    const { approvalInstanceId } = await stage.get(id);
    await stage.approver.call('approvals/instances/approve-instance', { id: approvalInstanceId, version: 1 });
    await stage.act(stage.clerk, 'submit-batch-data', id);
    await stage.act(stage.clerk, 'generate-payslips', id);
    return await stage.until(id, ({ payslipsGeneratedAt }) => payslipsGeneratedAt !== null);
  }
  const create = (more: object) => stage.clerk.call('payroll/batches/create-batch', { periodId, name: 'Correction', ...more });
  const batches: number[] = [];

  it('pays whom it was made for, also who has left, beside the batch that paid the period', async () => {
    for (let count = 1; count <= 2; count++) {
      const { data } = await create({ type: 'offcycle', employeeIds });
      const batch = data as BatchView & { namedPayees: number; sequence: number };
      expect(batch).toMatchObject({ namedPayees: 3, sequence: count });
      const { payeeCount } = await paid(batch.id);
      expect(payeeCount).toBe(3);
      batches.push(batch.id);
    }
    const slips = await stage.server.prisma.payslip.findMany({ where: { batchId: { in: batches } } });
    expect(new Set(slips.map(({ number }) => number)).size).toBe(6);
  });

  it('sees in its history what was paid before it in the same period', async () => {
    const history = await stage.server.prisma.$queryRaw<{ batch: number; ytd: bigint }[]>`
      SELECT batch_id AS batch, (SELECT max(x) FROM unnest(v) AS x) AS ytd FROM calc.input WHERE batch_id = ANY (${batches}) AND table_no = 0 AND employee_id = ${employeeIds[0]} ORDER BY 1`;
    const [first, second] = history.map(({ ytd }) => Number(ytd));
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first ?? 0);
  });

  it('is made for people of its own legal entity only, and a normal batch for nobody in particular', async () => {
    const stranger = await stage.server.prisma.employee.findFirstOrThrow({
      where: { legalEntity: { solutions: { some: { code: 'CN_MONTHLY' } } } },
    });
    expect((await create({ type: 'offcycle', employeeIds: [stranger.id] })).error?.code).toBe('NOT_FOUND');
    expect((await create({ type: 'normal', employeeIds })).error?.code).toBe('VALIDATION_FAILED');
  });
});
