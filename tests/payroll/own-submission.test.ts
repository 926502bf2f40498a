import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

describe('nobody approves what they have submitted (S1)', () => {
  const stage = stageForAll();
  let batch: BatchView;
  let clerkId: number;
  let solutionId: number;
  beforeAll(async () => {
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    batch = await stage.until(id, ({ status }) => status === 'calculated');
    const { data } = await stage.clerk.call('identity/menus/get-views', {});
    clerkId = (data as { user: { id: number } }).user.id;
    solutionId = (await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).id;
    const role = await prisma.role.findUniqueOrThrow({ where: { code: 'solution-approver' } });
    await prisma.userRole.create({ data: { userId: clerkId, roleId: role.id } });
    await prisma.solutionUser.create({ data: { solutionId, userId: clerkId, role: 'approver' } });
  });

  it('who submits is not among the approvers, although the solution names them', async () => {
    const submitted = await stage.act(stage.clerk, 'submit-batch', batch.id);
    const approvers = await stage.server.prisma.approvalApprover.findMany({ where: { instanceId: submitted.approvalInstanceId ?? 0 } });
    expect(approvers.length).toBeGreaterThan(0);
    expect(approvers.map(({ userId }) => userId)).not.toContain(clerkId);
    const pending = await stage.clerk.call('approvals/instances/list-instances', {});
    expect(pending.data).toMatchObject({ total: 0 });
    await stage.act(stage.clerk, 'withdraw-batch', batch.id);
  });

  it('and where they are the only one, nothing is submitted', async () => {
    await stage.server.prisma.solutionUser.deleteMany({ where: { solutionId, role: 'approver', userId: { not: clerkId } } });
    await expect(stage.act(stage.clerk, 'submit-batch', batch.id)).rejects.toThrow('APPROVER_MISSING');
    expect((await stage.get(batch.id)).status).toBe('withdrawn');
  });

  it('nothing is submitted as nobody has seen it: a version that is not the batch’s is refused', async () => {
    const { version } = await stage.get(batch.id);
    for (const stale of [version - 1, version + 1]) {
      const { error } = await stage.clerk.call('payroll/batches/submit-batch', { id: batch.id, version: stale });
      expect(error?.code).toBe('STALE_VERSION');
    }
  });
});
