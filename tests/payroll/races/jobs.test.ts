import { queueName } from '@wagewright/contracts';
import type { PayslipJobKind } from '@wagewright/contracts/payroll/payslips';
import { payslipQueues, sqlOfPrisma, startPayslipJob } from '@wagewright/db';
import { holdRow } from '@wagewright/db/testing';
import { until } from '@wagewright/worker/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { raceStageForAll } from './race-stage.ts';

describe('a job that a batch’s state has overtaken', () => {
  const stage = raceStageForAll();
  beforeAll(async () => {
    await stage.server.prisma.payslip.deleteMany({});
  });

  /** A payslip of the batch’s result, as generating has left it. */
  const unpublished = async () => {
    const { prisma } = stage.server;
    const { id: batchId, currentRunId: runId, periodId } = await prisma.batch.findUniqueOrThrow({ where: { id: stage.batch.id } });
    const { id: settingId } = await prisma.payslipSetting.findFirstOrThrow({ where: { source: 'batch', status: 'active' } });
    const whose = { batchId, runId, periodId, employeeId: stage.employeeId, settingId, number: 'JOB', currency: 'USD' };
    return await prisma.payslip.create({ data: { ...whose, gross: 3n, deductions: 1n, net: 2n } });
  };

  /** Its row is there before anybody holds the batch, as a request writes it. @returns what gives it to the queue */
  const asked = async (kind: PayslipJobKind): Promise<() => Promise<void>> => {
    const { composition, prisma } = stage.server;
    const payslipJobId = await startPayslipJob(sqlOfPrisma(prisma), { batchId: stage.batch.id, kind, userId: 1, traceId: 'race' });
    if (payslipJobId === undefined) throw new Error('One is under way.');
    return () => prisma.$transaction((tx) => composition.deps.queues.enqueue(tx, payslipQueues[kind], [{ payslipJobId }]));
  };

  it.each(['generate', 'publish'] as const)('to %s payslips waits for who holds it, and does nothing', async (kind) => {
    const { batch, server } = stage;
    const now = new Date();
    const approved = { status: 'approved', payslipsGeneratedAt: now, payslipsPublishedAt: null, lastFailure: null as never };
    await server.prisma.batch.update({ where: { id: batch.id }, data: approved });
    const before = kind === 'publish' ? [await unpublished()] : [];
    const enqueue = await asked(kind);
    await using row = await holdRow(server.database.url, 'batch', 'id = $1', [batch.id]);
    await enqueue();
    await row.waiting(1);
    await row.query(`UPDATE batch SET status = 'calculated' WHERE id = $1`, [batch.id]);
    await row.release();
    const after = await stage.until(batch.id, ({ lastFailure }) => lastFailure !== null);
    expect(after).toMatchObject({ status: 'calculated', payslipsPublishedAt: null, lastFailure: expect.stringContaining('calculated') });
    expect(await server.prisma.payslip.findMany()).toEqual(before);
    await server.prisma.payslip.deleteMany({});
  });

  it('and that is over when it would commit, leaves nothing (R6)', async () => {
    const { batch, server } = stage;
    const jobsDone = () => server.prisma.$queryRaw<{ done: number }[]>`
      SELECT count(*)::int AS done FROM pgboss.job WHERE name = ${queueName('payroll.generate-payslips')} AND state = 'completed'`;
    await server.prisma.batch.update({ where: { id: batch.id }, data: { status: 'approved', payslipsGeneratedAt: null } });
    const before = (await jobsDone())[0]?.done ?? 0;
    const enqueue = await asked('generate');
    await using row = await holdRow(server.database.url, 'batch', 'id = $1', [batch.id]);
    await enqueue();
    await row.waiting(1);
    await server.prisma.payslipJob.updateMany({
      where: { batchId: batch.id, state: 'running' },
      data: { state: 'cancelled', token: null },
    });
    await row.release();
    await until('the worker has done with it', 120, async () => ((await jobsDone())[0]?.done ?? 0) > before);
    expect((await stage.get(batch.id)).payslipsGeneratedAt).toBeNull();
    expect(await server.prisma.payslip.count()).toBe(0);
  });

  it('publishing and a way back end in one of the two', async () => {
    const { batch, server } = stage;
    await server.prisma.batch.update({ where: { id: batch.id }, data: { status: 'approved', payslipsGeneratedAt: null } });
    await (await asked('generate'))();
    const { version } = await stage.until(batch.id, ({ payslipsGeneratedAt }) => payslipsGeneratedAt !== null);
    await using row = await holdRow(server.database.url, 'payslip', 'batch_id = $1', [batch.id]);
    await (await asked('publish'))();
    await row.waiting(1);
    // the batch is not held while its payslips are published: the way back is refused at once
    const back = await stage.clerk.call('payroll/batches/move-batch-back', { id: batch.id, version, to: 'calculated' });
    expect(back.error?.code).toBe('ILLEGAL_TRANSITION');
    await row.release();
    await stage.until(batch.id, ({ payslipsPublishedAt }) => payslipsPublishedAt !== null);
    const after = await stage.get(batch.id);
    expect(after.payslipsPublishedAt).not.toBeNull();
    expect(await server.prisma.payslip.count({ where: { batchId: batch.id, status: 'published' } })).toBe(after.payeeCount);
  });
});
