import { limits } from '@wagewright/contracts';
import { ledgerLock } from '@wagewright/db';
import { holdLock, holdRow } from '@wagewright/db/testing';
import { describe, expect, it } from 'vitest';
import { startBehind } from './race.ts';
import { addRun, type RaceStage, raceStageForAll } from './race-stage.ts';

describe('the same thing done several times at once', () => {
  const stage = raceStageForAll();

  /** Starts a call several times behind a held row, and lets them go together. */
  async function atOnce(table: string, id: number, count: number, start: (index: number) => ReturnType<RaceStage['clerk']['call']>) {
    await using row = await holdRow(stage.server.database.url, table, 'id = $1', [id]);
    const calls = [];
    for (let index = 1; index <= count; index++) calls.push(await startBehind(row, index, () => start(index)));
    await row.release();
    return await Promise.all(calls.map(({ answer }) => answer));
  }

  it('never makes more what-ifs of a batch than the limit', async () => {
    const { batch } = stage;
    const ofBatch = { where: { kind: { in: ['what-if', 'replay'] }, batchId: batch.id, fork: { isNot: null } } };
    const { prisma } = stage.server;
    while ((await prisma.calculationRun.count(ofBatch)) < limits.whatIfsPerBatchMax - 1) await addRun(prisma, batch.id, 'what-if');
    const answers = await atOnce('batch', batch.id, 4, (index) =>
      index % 2 === 0
        ? stage.clerk.call('payroll/what-ifs/replay-batch', { batchId: batch.id })
        : stage.clerk.call('payroll/what-ifs/start-what-if', { batchId: batch.id, name: `What-if ${index}` }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'TOO_MANY')).toHaveLength(3);
    expect(await prisma.calculationRun.count(ofBatch)).toBe(limits.whatIfsPerBatchMax);
    await prisma.forkedRun.deleteMany({});
  });

  it('compares a what-if with the result that the batch has when it starts', async () => {
    const { batch, server } = stage;
    const { currentRunId } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
    const next = await addRun(server.prisma, batch.id, 'what-if');
    await server.prisma.calculationRun.update({ where: { id: next }, data: { kind: 'calculate', fork: { delete: true } } });
    await using row = await holdRow(server.database.url, 'batch', 'id = $1', [batch.id]);
    const starting = await startBehind(row, 1, () => stage.clerk.call('payroll/what-ifs/replay-batch', { batchId: batch.id }));
    await row.query('UPDATE batch SET current_run_id = $2 WHERE id = $1', [batch.id, next]);
    await row.release();
    const { runId } = (await starting.answer).data as { runId: number };
    expect(await server.prisma.forkedRun.findUnique({ where: { runId } })).toMatchObject({ baseRunId: next });
    await server.prisma.batch.update({ where: { id: batch.id }, data: { currentRunId } });
  });

  it('lets a what-if end while somebody discards it, and neither waits for the other for ever', async () => {
    const { batch, server, clerk } = stage;
    const runId = await addRun(server.prisma, batch.id, 'what-if');
    await server.prisma.calculationRun.update({ where: { id: runId }, data: { state: 'running' } });
    const countDown = 'UPDATE calculation_run SET remaining = 0 WHERE id = $1';
    await using worker = await holdLock(server.database.url, countDown, [runId]);
    const discarding = await startBehind(worker, 1, () => clerk.call('payroll/what-ifs/discard-what-if', { batchId: batch.id, runId }));
    await worker.query(`UPDATE calculation_run SET state = 'finished' WHERE id = $1`, [runId]);
    await worker.release();
    expect((await discarding.answer).status).toBe(200);
    expect(await server.prisma.forkedRun.count({ where: { runId } })).toBe(0);
  });

  it('gives each new batch of a period a number of its own', async () => {
    const answers = await atOnce('period', stage.periodId, 3, (index) =>
      stage.clerk.call('payroll/batches/create-batch', { periodId: stage.periodId, type: 'offcycle', name: `Batch ${index}` }),
    );
    expect(answers.map(({ data }) => (data as { sequence: number } | undefined)?.sequence)).toEqual([1, 2, 3]);
  });

  it('pays nobody in two batches of a period that are prepared together', async () => {
    const { server, later, clerk } = stage;
    const { periodId } = await server.prisma.batch.findUniqueOrThrow({ where: { id: later.id } });
    const other = await clerk.call('payroll/batches/create-batch', { periodId, type: 'normal', name: 'Other' });
    const ids = [later.id, (other.data as { id: number }).id];
    const answers = await Promise.all(ids.map((id) => clerk.call('payroll/batches/prepare-batch', { id, version: 1 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ended = await Promise.all(ids.map((id) => stage.until(id, ({ preparation }) => preparation === null)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['new', 'waiting']);
    expect(ended.find(({ status }) => status === 'new')).toMatchObject({
      payeeCount: 0,
      lastFailure: expect.stringMatching(/employees are already in another live batch of 2025/),
    });
  });

  it('lets one batch of a solution at a time write to the ledger and take back, since each compares what is owed with it', async () => {
    const { batch, server, clerk, solutionId } = stage;
    const ready = { status: 'approved', version: 1, dataSubmittedAt: null };
    await server.prisma.batch.update({ where: { id: batch.id }, data: ready });
    const id = batch.id;
    const behindTheLedger = async (ask: () => ReturnType<RaceStage['clerk']['call']>) => {
      await using ledger = await holdLock(server.database.url, 'SELECT pg_advisory_xact_lock($1::int, $2::int)', [ledgerLock, solutionId]);
      expect((await ask()).status).toBe(200);
      await ledger.waiting(1);
      expect((await stage.get(id)).move).toMatchObject({ state: 'running', part: 'ledger' });
      await ledger.release();
      await stage.untilMoved(id);
    };
    await behindTheLedger(() => clerk.call('payroll/batches/submit-batch-data', { id, version: 1 }));
    await stage.act(clerk, 'close-batch', id);
    const { version } = await stage.get(id);
    await behindTheLedger(() => clerk.call('payroll/batches/move-batch-back', { id, version, to: 'approved' }));
  });

  it('writes an opening balance once, however often it is said', async () => {
    const { solutionId, periodId, employeeId } = stage;
    const rows = [{ employeeId, amounts: { GROSS: '1234.56' } }];
    const answers = await atOnce('period', periodId, 3, () =>
      stage.clerk.call('payroll/balances/set-opening-balances', { solutionId, periodId, rows }),
    );
    expect(answers.map(({ data }) => (data as { changed: number } | undefined)?.changed)).toEqual([1, 0, 0]);
  });

  it('makes one draft, with every test that was saved', async () => {
    const { batch, employeeId, solutionId, server } = stage;
    await server.prisma.solutionCopy.delete({ where: { id: stage.draftId } });
    const answers = await atOnce('solution', solutionId, 3, (index) =>
      stage.clerk.call('payroll/solutions/save-batch-as-test', { batchId: batch.id, name: `Test ${index}`, employeeIds: [employeeId] }),
    );
    expect(answers.map(({ status, error }) => error?.code ?? status)).toEqual([200, 200, 200]);
    const drafts = await server.prisma.solutionCopy.findMany({ where: { solutionId, status: 'draft' } });
    const names = drafts.map(({ definition }) => (definition as { tests: { name: string }[] }).tests.map(({ name }) => name));
    expect(names).toEqual([expect.arrayContaining(['Test 1', 'Test 2', 'Test 3'])]);
  });

  it('notes once that a payslip was seen', async () => {
    const { payslipId: id, server } = stage;
    const answers = await atOnce('payslip', id, 3, () => stage.employee.call('payroll/payslips/mark-payslip-seen', { id }));
    expect(new Set(answers.map(({ data }) => (data as { seenAt: string } | undefined)?.seenAt)).size).toBe(1);
    expect(await server.prisma.auditEntry.count({ where: { entity: 'payslip', entityId: String(id) } })).toBe(1);
  });
});
