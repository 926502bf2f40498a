import { holdAuditChain, holdRow } from '@wagewright/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BatchView } from '../stage.ts';
import { startBehind } from './race.ts';
import { raceStageForAll } from './race-stage.ts';

describe('money under approval does not move', () => {
  const stage = raceStageForAll();
  let batch: BatchView;
  beforeEach(async () => {
    await hold(false);
    batch = await stage.get(stage.batch.id);
  });

  const hold = (held: boolean) =>
    stage.clerk.call('payroll/batches/hold-payee', { id: stage.batch.id, employeeId: stage.employeeId, held });
  const submit = () => stage.clerk.call('payroll/batches/submit-batch', { id: batch.id, version: batch.version });
  const withdraw = async (version?: number) =>
    stage.clerk.call('payroll/batches/withdraw-batch', { id: batch.id, version: version ?? (await stage.get(batch.id)).version });
  const heldRow = () =>
    holdRow(stage.server.database.url, 'batch_payee', 'batch_id = $1 AND employee_id = $2', [batch.id, stage.employeeId]);

  it('hold waits for the payee’s row, then submit comes: what was held is not submitted as it was seen', async () => {
    await using row = await heldRow();
    const holding = await startBehind(row, 1, () => hold(true));
    const submitting = await startBehind(row, 2, submit);
    await row.release();
    expect((await holding.answer).data).toEqual({ held: true });
    expect((await submitting.answer).error?.code).toBe('STALE_VERSION');
    const after = await stage.get(batch.id);
    expect(after.status).toBe('calculated');
    expect(after.net).not.toBe(batch.net);
  });

  it('submit comes first: hold finds the batch under approval, and its net stays', async () => {
    await using chain = await holdAuditChain(stage.server.database.url);
    const submitting = await startBehind(chain, 1, submit);
    const holding = await startBehind(chain, 2, () => hold(true));
    await chain.release();
    expect((await submitting.answer).status).toBe(200);
    expect((await holding.answer).error?.code).toBe('ILLEGAL_TRANSITION');
    expect(await stage.get(batch.id)).toMatchObject({ status: 'pending-approval', net: batch.net });
    expect((await withdraw()).status).toBe(200);
  });

  describe('of an approver who decides and a clerk who takes the batch back at the same moment', () => {
    const approve = (id: number | null) => stage.approver.call('approvals/instances/approve-instance', { id, version: 1 });
    const approvalOf = async (id: number) =>
      (await stage.server.prisma.approvalInstance.findUniqueOrThrow({ where: { id }, include: { decisions: true } })).status;

    it.each(['approve', 'withdraw'] as const)('the first wins, and neither waits for the other for ever (%s)', async (first) => {
      await submit();
      const { approvalInstanceId, version } = await stage.get(batch.id);
      await using row = await holdRow(stage.server.database.url, 'approval_instance', 'id = $1', [approvalInstanceId]);
      const calls = { approve: () => approve(approvalInstanceId), withdraw: () => withdraw(version) };
      const second = first === 'approve' ? 'withdraw' : 'approve';
      const winner = await startBehind(row, 1, calls[first]);
      const loser = await startBehind(row, 2, calls[second]);
      await row.release();
      expect((await winner.answer).status).toBe(200);
      expect((await loser.answer).status).toBe(409);
      const after = await stage.get(batch.id);
      const approval = await approvalOf(approvalInstanceId ?? 0);
      expect([after.status, approval]).toEqual(first === 'approve' ? ['approved', 'approved'] : ['withdrawn', 'cancelled']);
      expect(after.net).toBe(batch.net);
      if (first === 'approve') await stage.act(stage.clerk, 'move-batch-back', batch.id, { to: 'calculated' });
    });
  });

  it('a retro run that is being dropped is not paid', async () => {
    const { later, retroRunId } = stage;
    await stage.server.prisma.calculationRun.update({ where: { id: retroRunId }, data: { batchId: later.id } });
    await using row = await holdRow(stage.server.database.url, 'forked_run', 'run_id = $1', [retroRunId]);
    const dropping = await startBehind(row, 1, () =>
      stage.clerk.call('payroll/batches/discard-retro', { id: later.id, runId: retroRunId }),
    );
    const preparing = await startBehind(row, 2, () =>
      stage.clerk.call('payroll/batches/prepare-batch', { id: later.id, version: later.version }),
    );
    await row.release();
    expect((await dropping.answer).status).toBe(200);
    expect((await preparing.answer).error?.code).toBe('STALE_VERSION');
    expect((await stage.get(later.id)).status).toBe('new');
  });

  it('a calculation that ends while somebody cancels it ends once', async () => {
    const { prisma, database } = stage.server;
    const { currentRunId } = await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
    const run = await prisma.calculationRun.findUniqueOrThrow({ where: { id: currentRunId ?? 0 } });
    const { id: _id, totals: _totals, failure: _failure, ...like } = run;
    const active = await prisma.calculationRun.create({ data: { ...like, state: 'running', returnStatus: 'calculated' } });
    await prisma.batch.update({ where: { id: batch.id }, data: { status: 'calculating' } });
    await using worker = await holdRow(database.url, 'calculation_run', 'id = $1', [active.id]); // a worker counts down, then moves the batch
    const cancelling = await startBehind(worker, 1, () =>
      stage.clerk.call('payroll/batches/cancel-run', { id: batch.id, version: batch.version }),
    );
    await worker.query(`UPDATE calculation_run SET state = 'finished' WHERE id = $1`, [active.id]);
    await worker.query(`UPDATE batch SET status = 'calculated', version = version + 1 WHERE id = $1`, [batch.id]);
    await worker.release();
    expect((await cancelling.answer).error?.code).toBe('STALE_VERSION');
    expect(await prisma.calculationRun.findUnique({ where: { id: active.id } })).toMatchObject({ state: 'finished' });
    expect(await stage.get(batch.id)).toMatchObject({ status: 'calculated', net: batch.net });
  });
});
