import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

describe('employees who are calculated again', () => {
  const stage = stageForAll();
  let batch: BatchView;
  let employeeId: number;
  beforeAll(async () => {
    await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    batch = await stage.until(id, ({ status }) => status === 'calculated');
    employeeId = (await stage.server.prisma.batchPayee.findFirstOrThrow({ where: { batchId: id, rowNumber: 4 } })).employeeId;
  });

  it('keep the batch’s other rows, and change its totals by what changed', async () => {
    const { prisma } = stage.server;
    const { currentRunId } = await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
    await prisma.$executeRaw`UPDATE calc.row SET v[1] = v[1] + 1 WHERE run_id = ${currentRunId} AND employee_id <> ${employeeId}`;
    const others = () => prisma.$queryRaw`SELECT md5(string_agg(v::text, ',' ORDER BY table_no, employee_id, line)) FROM calc.row
      WHERE run_id = ${currentRunId} AND employee_id <> ${employeeId}`;
    const before = await others();
    expect(await stage.act(stage.clerk, 'recalculate-payees', batch.id, { employeeIds: [employeeId] })).toMatchObject({
      status: 'calculating',
    });
    const after = await stage.until(batch.id, ({ status }) => status !== 'calculating');
    expect(after).toMatchObject({ status: 'calculated', gross: batch.gross, net: batch.net, lastFailure: null });
    expect(await others()).toEqual(before);
    expect(await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } })).toMatchObject({ currentRunId });
    await prisma.$executeRaw`UPDATE calc.row SET v[1] = v[1] - 1 WHERE run_id = ${currentRunId} AND employee_id <> ${employeeId}`;
  });

  it('must be in the batch, and the batch must be calculated', async () => {
    await expect(stage.act(stage.clerk, 'recalculate-payees', batch.id, { employeeIds: [2_000_000] })).rejects.toThrow('NOT_FOUND');
    await stage.act(stage.clerk, 'move-batch-back', batch.id, { to: 'waiting' });
    await expect(stage.act(stage.clerk, 'recalculate-payees', batch.id, { employeeIds: [employeeId] })).rejects.toThrow(
      'ILLEGAL_TRANSITION',
    );
  });
});
