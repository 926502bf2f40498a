import { batchStatuses } from '@wagewright/contracts/payroll/batches';
import { demoSignIns } from '@wagewright/db/seed';
import { moveAsked } from '@wagewright/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

/** Both are called the same; one filter finds them. */
const inApproval = new Map([['under-approval', ['pending-approval', 'in-approval']]]);

describe('the ways back of a batch', () => {
  const stage = stageForAll();
  let batch: BatchView;
  beforeEach(async () => {
    await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    batch = await stage.until(id, ({ status }) => status === 'calculated');
  });

  const decide = async (verb: string, remarks = 'because') => {
    const { approvalInstanceId } = await stage.get(batch.id);
    return await stage.approver.call(`approvals/instances/${verb}-instance`, { id: approvalInstanceId, version: 1, remarks });
  };

  it('a rejected batch can be corrected and submitted again; the submitter is told', async () => {
    await stage.act(stage.clerk, 'submit-batch', batch.id);
    expect((await decide('reject')).status).toBe(200);
    const rejected = await stage.get(batch.id);
    expect(rejected.status).toBe('rejected');
    const told = await stage.server.prisma.notification.findMany({
      where: { template: 'approval-ended', thing: { startsWith: `approval:${rejected.approvalInstanceId}:` } },
    });
    expect(told.map(({ payload }) => payload)).toEqual([expect.objectContaining({ outcome: { en: 'rejected', 'zh-CN': '已驳回' } })]);
    expect((await stage.act(stage.clerk, 'submit-batch', batch.id)).status).toBe('pending-approval');
  });

  it('a rejection without a reason is refused', async () => {
    await stage.act(stage.clerk, 'submit-batch', batch.id);
    expect((await decide('reject', ' ')).error?.code).toBe('VALIDATION_FAILED');
    expect((await stage.get(batch.id)).status).toBe('pending-approval');
  });

  it('a batch rolled back to its submitter is calculated again', async () => {
    await stage.act(stage.clerk, 'submit-batch', batch.id);
    await decide('roll-back');
    expect((await stage.get(batch.id)).status).toBe('calculated');
  });

  it('a withdrawn batch cannot be approved any more', async () => {
    await stage.act(stage.clerk, 'submit-batch', batch.id);
    await stage.act(stage.clerk, 'withdraw-batch', batch.id, { remarks: 'a mistake' });
    expect((await decide('approve')).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await stage.get(batch.id)).status).toBe('withdrawn');
  });

  it('a second decision on the same approval is a conflict', async () => {
    await stage.act(stage.clerk, 'submit-batch', batch.id);
    await decide('approve');
    expect((await decide('reject')).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await stage.get(batch.id)).status).toBe('approved');
  });

  it('back to approved reverses what submitting data wrote, to zero', async () => {
    await stage.act(stage.clerk, 'submit-batch', batch.id);
    await decide('approve');
    await stage.act(stage.clerk, 'submit-batch-data', batch.id);
    await stage.act(stage.clerk, 'close-batch', batch.id);
    expect(await stage.act(stage.clerk, 'move-batch-back', batch.id, { to: 'approved' })).toMatchObject({ status: 'approved' });
    const sums = await stage.server.prisma.$queryRaw<{ total: string }[]>`
      SELECT coalesce(sum(value), 0)::text AS total FROM calc.ledger, unnest(v) AS value WHERE batch_id = ${batch.id}`;
    expect(sums).toEqual([{ total: '0' }]);
    await stage.act(stage.clerk, 'submit-batch-data', batch.id);
    expect((await stage.act(stage.clerk, 'close-batch', batch.id)).status).toBe('closed');
  });

  it('back to new drops the frozen data, and the batch can be prepared afresh', async () => {
    expect(await stage.act(stage.clerk, 'move-batch-back', batch.id, { to: 'new' })).toMatchObject({ status: 'new', payeeCount: 0 });
    expect(await stage.server.prisma.batchPayee.count({ where: { batchId: batch.id } })).toBe(0);
    expect((await stage.act(stage.clerk, 'prepare-batch', batch.id)).status).toBe('waiting');
  });

  it('back to pending calculation keeps what is frozen and drops the result', async () => {
    const back = await stage.act(stage.clerk, 'move-batch-back', batch.id, { to: 'waiting' });
    expect(back).toMatchObject({ status: 'waiting', payeeCount: batch.payeeCount, gross: null });
    expect(await stage.server.prisma.batchPayee.count({ where: { batchId: batch.id } })).toBe(batch.payeeCount);
  });

  it('back to calculated takes an approval back and keeps the result', async () => {
    await stage.act(stage.clerk, 'submit-batch', batch.id);
    await decide('approve');
    const back = await stage.act(stage.clerk, 'move-batch-back', batch.id, { to: 'calculated' });
    expect(back).toMatchObject({ status: 'calculated', gross: batch.gross, net: batch.net });
    expect(back.events).toContain('submit');
  });

  it('one of two decisions brings it into approval; the other approves it', async () => {
    const { prisma, signedIn } = stage.server;
    await stage.act(stage.clerk, 'submit-batch', batch.id);
    const { approvalInstanceId } = await stage.get(batch.id);
    const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.administrator.account } });
    const node = { instanceId: approvalInstanceId ?? 0, sequence: 1 };
    await prisma.approvalNode.updateMany({ where: node, data: { mode: 'all-of' } });
    await prisma.approvalApprover.create({ data: { ...node, userId } });
    await decide('approve');
    expect((await stage.get(batch.id)).status).toBe('in-approval');
    const other = await signedIn(demoSignIns.administrator.account);
    await other.call('approvals/instances/approve-instance', { id: approvalInstanceId, version: 2 });
    expect((await stage.get(batch.id)).status).toBe('approved');
  });

  it('canceled it makes room for another one of its period; deleted it is not found any more', async () => {
    await expect(stage.newBatch()).rejects.toThrow();
    expect((await stage.act(stage.clerk, 'cancel-batch', batch.id)).events).toContain('delete');
    const { id } = await stage.newBatch();
    await expect(stage.act(stage.clerk, 'delete-batch', (await stage.act(stage.clerk, 'prepare-batch', id)).id)).rejects.toThrow(
      'ILLEGAL_TRANSITION',
    );
    const frozen = () => stage.server.prisma.batchPayee.count({ where: { batchId: batch.id } });
    expect(await frozen()).toBeGreaterThan(0);
    expect(await stage.act(stage.clerk, 'delete-batch', batch.id)).toMatchObject({ preparedAt: null, payeeCount: 0 });
    await expect.poll(frozen, { timeout: 60_000 }).toBe(0); // what was frozen goes in the background
    const { data } = await stage.clerk.call('payroll/batches/list-batches', { limit: 100 });
    expect((data as { rows: { id: number }[] }).rows.map((row) => row.id)).not.toContain(batch.id);
  });

  it('a cancelled recalculation leaves the old result and state', async () => {
    const { net } = batch;
    await stage.act(stage.clerk, 'calculate-batch', batch.id);
    const cancelled = await stage.clerk.call('payroll/batches/cancel-run', { id: batch.id, version: (await stage.get(batch.id)).version });
    const after = await stage.until(batch.id, ({ status }) => status !== 'calculating');
    // The run may have finished first; then there was nothing to cancel, and that is said.
    expect([200, 409]).toContain(cancelled.status);
    expect(after).toMatchObject({ status: 'calculated', net });
  });

  it('in each status its row says so, and the list of that status finds it, and no other list', async () => {
    const { prisma } = stage.server;
    const foundIn = async () => {
      const found: string[] = [];
      for (const status of [...batchStatuses, 'under-approval']) {
        const { data, error } = await stage.clerk.call('payroll/batches/list-batches', { status, limit: 200 });
        expect(error, status).toBeUndefined();
        const { rows } = data as { rows: { id: number; status: string }[] };
        expect(new Set(rows.map((row) => row.status).filter((other) => !(inApproval.get(status) ?? [status]).includes(other)))).toEqual(
          new Set(),
        );
        if (rows.some(({ id }) => id === batch.id)) found.push(status);
      }
      const { status } = await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
      return [status, ...found];
    };
    const submit = () => stage.act(stage.clerk, 'submit-batch', batch.id);
    expect(await foundIn()).toEqual(['calculated', 'calculated']);
    await stage.worker.stop(); // so that nobody ends the calculation; the last test of the file
    const { version } = await stage.act(stage.clerk, 'calculate-batch', batch.id);
    expect(await foundIn()).toEqual(['calculating', 'calculating']);
    await stage.clerk.call('payroll/batches/cancel-run', { id: batch.id, version });
    expect(await foundIn()).toEqual(['calculated', 'calculated']);
    await submit();
    expect(await foundIn()).toEqual(['pending-approval', 'pending-approval', 'under-approval']);
    await stage.act(stage.clerk, 'withdraw-batch', batch.id);
    expect(await foundIn()).toEqual(['withdrawn', 'withdrawn']);
    await submit();
    await decide('reject');
    expect(await foundIn()).toEqual(['rejected', 'rejected']);
    const back = async (to: string) => {
      const { version: seen } = await stage.get(batch.id);
      await stage.clerk.call('payroll/batches/move-batch-back', { id: batch.id, version: seen, to });
      await moveAsked(stage.server.database.url);
    };
    await back('waiting');
    expect(await foundIn()).toEqual(['waiting', 'waiting']);
    await back('new');
    expect(await foundIn()).toEqual(['new', 'new']);
    await stage.act(stage.clerk, 'cancel-batch', batch.id);
    expect(await foundIn()).toEqual(['canceled', 'canceled']);
    await stage.act(stage.clerk, 'delete-batch', batch.id);
    expect(await foundIn()).toEqual(['deleted', 'deleted']);
  });
});
