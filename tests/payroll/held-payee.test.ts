import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

describe('an employee who is held', () => {
  const stage = stageForAll();
  let batch: BatchView;
  let employeeId: number;
  beforeAll(async () => {
    await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    batch = await stage.until(id, ({ status }) => status === 'calculated');
    employeeId = (await stage.server.prisma.batchPayee.findFirstOrThrow({ where: { batchId: id, rowNumber: 5 } })).employeeId;
  });

  const hold = (held: boolean) =>
    stage.clerk.call('payroll/batches/hold-payee', { id: batch.id, employeeId, held, reason: 'bank details missing' });
  const reviewed = async () => {
    const { data } = await stage.clerk.call('payroll/batches/get-batch-review', { id: batch.id });
    return data as { held: number; totals: { column: string; amount: string }[] };
  };

  it('leaves the totals, wherever they are shown, and comes back to the cent', async () => {
    expect((await hold(true)).data).toEqual({ held: true });
    const held = await stage.get(batch.id);
    expect(held.net).not.toBe(batch.net);
    expect([batch.heldCount, held.heldCount, held.payeeCount]).toEqual([0, 1, batch.payeeCount]);
    const review = await reviewed();
    expect(review.held).toBe(1);
    expect(review.totals.find(({ column }) => column === 'net')?.amount).toBe(held.net);
    expect((await hold(true)).data).toEqual({ held: true });
    expect((await stage.get(batch.id)).net).toBe(held.net);
    await hold(false);
    expect(await stage.get(batch.id)).toMatchObject({ gross: batch.gross, net: batch.net, heldCount: 0 });
  });

  it('stands in the history with name, event and reason, both times', async () => {
    const { data } = await stage.clerk.call('payroll/batches/list-batch-history', { id: batch.id });
    const { rows } = data as { rows: { procedure: string; event: string | null; about: string[]; remarks: string | null; who: string }[] };
    const { name } = await stage.server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
    const told = rows.filter(({ procedure }) => procedure === 'payroll/batches/hold-payee');
    expect(told.map(({ event, about }) => [event, about])).toEqual([
      ['reopen', [name]],
      ['hold', [name]],
    ]);
    expect(told.map(({ remarks }) => remarks)).toContain('bank details missing');
  });

  it('is held with others by one act for one reason, told as one, and taken in again with them to the cent', async () => {
    const { prisma } = stage.server;
    const payees = await prisma.batchPayee.findMany({
      where: { batchId: batch.id, rowNumber: { in: [2, 3, 4] } },
      orderBy: { rowNumber: 'asc' },
    });
    const employeeIds = payees.map((payee) => payee.employeeId);
    const holdAll = (held: boolean, ids: readonly number[], reason = 'bank file refused') =>
      stage.clerk.call('payroll/batches/hold-payees', { id: batch.id, employeeIds: ids, held, reason });
    // one of them is held already, and stays so for the reason that was given then
    await stage.clerk.call('payroll/batches/hold-payee', { id: batch.id, employeeId: employeeIds[0], held: true, reason: 'first' });
    const one = await stage.get(batch.id);
    expect((await holdAll(true, [...employeeIds, ...employeeIds])).data).toEqual({ changed: 2 });
    const held = await stage.get(batch.id);
    expect([held.heldCount, held.version]).toEqual([3, one.version + 1]);
    const { rows: population } = (await stage.clerk.call('payroll/batches/list-population', { id: batch.id, kind: 'held' })).data as {
      rows: { reason: string }[];
    };
    expect(population.map(({ reason }) => reason).toSorted()).toEqual(['bank file refused', 'bank file refused', 'first']);
    const told = await prisma.auditEntry.findMany({ where: { procedure: 'payroll/batches/hold-payees', entityId: String(batch.id) } });
    expect(told.map(({ after }) => after)).toEqual([
      { held: true, people: 2, employeeIds: employeeIds.slice(1), remarks: 'bank file refused' },
    ]);
    // what each of them comes to is what holding one by one takes away
    await holdAll(false, employeeIds, 'accepted after all');
    for (const id of employeeIds) await stage.clerk.call('payroll/batches/hold-payee', { id: batch.id, employeeId: id, held: true });
    expect(await stage.get(batch.id)).toMatchObject({ gross: held.gross, net: held.net, heldCount: 3 });
    expect((await holdAll(false, employeeIds)).data).toEqual({ changed: 3 });
    expect(await stage.get(batch.id)).toMatchObject({ gross: batch.gross, net: batch.net, heldCount: 0 });
    expect((await holdAll(false, employeeIds)).data).toEqual({ changed: 0 });
    expect((await holdAll(true, [...employeeIds, 999_999_999])).error?.code).toBe('NOT_FOUND');
    expect((await holdAll(true, employeeIds, '  ')).error?.code).toBe('VALIDATION_FAILED');
    expect((await stage.get(batch.id)).heldCount).toBe(0);
  });

  it('gets no payslip', async () => {
    await hold(true);
    await stage.act(stage.clerk, 'submit-batch', batch.id);
    const { approvalInstanceId } = await stage.get(batch.id);
    expect((await hold(false)).error?.code).toBe('ILLEGAL_TRANSITION');
    await stage.approver.call('approvals/instances/approve-instance', { id: approvalInstanceId, version: 1 });
    await stage.act(stage.clerk, 'generate-payslips', batch.id);
    await stage.until(batch.id, ({ payslipsGeneratedAt }) => payslipsGeneratedAt !== null);
    expect(await stage.server.prisma.payslip.count({ where: { batchId: batch.id } })).toBe(batch.payeeCount - 1);
    expect(await stage.server.prisma.payslip.count({ where: { batchId: batch.id, employeeId } })).toBe(0);
  });
});
