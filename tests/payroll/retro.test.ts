import { demoSignIns } from '@wagewright/db/seed';
import type { TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Delta {
  readonly employeeId: number;
  readonly period: string;
  readonly deltas: readonly { readonly element: string; readonly amount: string; readonly isPaid: boolean }[];
}

interface Definition {
  steps: { tables: { kind: string; code: string; columns: { code: string; expression?: string }[] }[] }[];
}

describe('a salary that changes after the period was paid', () => {
  const stage = stageForAll();
  let first: BatchView;
  let second: BatchView;
  let employeeId: number;
  beforeAll(async () => {
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    await payRetroInGross();
    first = await newBatch(1);
    await paidUpTo(first, 'close-batch');
    employeeId = (await prisma.batchPayee.findFirstOrThrow({ where: { batchId: first.id, rowNumber: 11 } })).employeeId;
  });

  /** The county's definition, with what is owed for earlier periods in the gross pay. */
  async function payRetroInGross(): Promise<void> {
    const { prisma } = stage.server;
    const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } } });
    const definition = structuredClone(copy.definition) as unknown as Definition;
    const gross = definition.steps
      .flatMap(({ tables }) => tables)
      .find(({ code }) => code === 'Pay')
      ?.columns.find(({ code }) => code === 'Gross');
    if (gross) gross.expression = `${gross.expression} + RETRO(GROSS)`;
    await prisma.solutionCopy.update({ where: { id: copy.id }, data: { definition: definition as never, definitionHash: 'with-retro' } });
  }

  async function newBatch(sequence: number, type = 'normal'): Promise<BatchView> {
    const period = await stage.server.prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, sequence } });
    const { data, error } = await stage.clerk.call('payroll/batches/create-batch', { periodId: period.id, type, name: period.name });
    if (error) throw new Error(error.message);
    return data as BatchView;
  }

  async function calculated({ id }: BatchView): Promise<BatchView> {
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    return await stage.until(id, ({ status }) => status === 'calculated');
  }

  async function paidUpTo(batch: BatchView, last: 'submit-batch-data' | 'close-batch'): Promise<void> {
    await submitted(await calculated(batch));
    if (last === 'close-batch') await stage.act(stage.clerk, 'close-batch', batch.id);
  }

  async function submitted({ id }: BatchView): Promise<void> {
    await stage.answer(id);
    await stage.act(stage.clerk, 'submit-batch', id);
    const { approvalInstanceId } = await stage.get(id);
    await stage.approver.call('approvals/instances/approve-instance', { id: approvalInstanceId, version: 1 });
    await stage.act(stage.clerk, 'submit-batch-data', id);
  }

  const ask = async <Data>(verb: string, input: object): Promise<Data> => {
    const { data, error } = await stage.clerk.call(`payroll/batches/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const pastOf = async (id: number) =>
    (
      await ask<{ rows: { pastBatchId: number; changedPayees: number; retro: { runId: number; state: string; payees: number } | null }[] }>(
        'list-past-batches',
        { id },
      )
    ).rows;
  const deltasOf = async (id: number) => (await ask<{ rows: Delta[] }>('list-retro-deltas', { id })).rows;
  /** @param whom null: everybody whose records have changed */
  const recalculatePast = async (batch: BatchView, pastBatchId = first.id, whom: readonly number[] | null = [employeeId]) => {
    await stage.act(stage.clerk, 'recalculate-past', batch.id, { pastBatchId, ...(whom ? { employeeIds: whom } : {}) });
    return await stage.until(batch.id, ({ status }) => status !== 'calculating');
  };
  /** What the definition pays, and not only knows of. */
  const owedTo = async ({ id }: BatchView) => (await deltasOf(id)).flatMap(({ deltas }) => deltas.filter(({ isPaid }) => isPaid));
  /** Cents of gross pay in the ledger that were earned in the first period, by kind. */
  const earnedInFirst = async (): Promise<Record<string, number>> => {
    const rows = await stage.server.prisma.$queryRaw<{ kind: string; cents: bigint }[]>`
      SELECT l.kind, sum(l.v[b.serial_number])::bigint AS cents FROM calc.ledger l JOIN batch f ON f.id = ${first.id} AND l.period_earned = f.period_id,
        balance_element b WHERE b.code = 'GROSS' AND l.employee_id = ${employeeId} GROUP BY l.kind`;
    return Object.fromEntries(rows.map(({ kind, cents }) => [kind, Number(cents)]));
  };
  /** For which periods payroll has read the records of somebody. */
  const effectFrom = async (from: string, until: string | null, isReturn = false) => {
    const { data } = await stage.clerk.call('org/employees/get-effect-on-pay', { employeeIds: [employeeId], from, until, isReturn });
    return (data as { periods: { stage: string; period: string; people: number }[] }).periods;
  };
  const raise = (amount: number) =>
    stage.server.prisma.$executeRaw`UPDATE compensation_record SET amount = amount + ${amount} WHERE employee_id = ${employeeId}`;

  it('is found by comparing what was frozen with the records of today', async () => {
    second = await newBatch(2);
    expect(await pastOf(second.id)).toMatchObject([{ pastBatchId: first.id, changedPayees: 0, retro: null }]);
    expect(await effectFrom('2025-01-01', null)).toMatchObject([{ stage: 'paid', people: 1 }]); // whoever changes it is told first
    await raise(26_000);
    expect(await pastOf(second.id)).toMatchObject([{ pastBatchId: first.id, changedPayees: 1 }]);
    const { rows, total } = await ask<{
      rows: { employeeId: number; changes: { before: string; after: string }[]; records: { record: string; changedAt: string }[] }[];
      total: number;
    }>('list-retro-candidates', { id: second.id, pastBatchId: first.id });
    expect([total, rows[0]?.employeeId]).toEqual([1, employeeId]);
    expect(rows[0]?.changes.map(({ before, after }) => Math.round(Number(after) - Number(before)))).toContain(26_000);
    // what was changed since the batch was prepared, and when: the compensation file, moments ago, after the preparation
    const { preparedAt } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: first.id } });
    expect(rows[0]?.records.map(({ record }) => record)).toEqual(['compensation']);
    expect(Date.parse(rows[0]?.records[0]?.changedAt ?? '')).toBeGreaterThan(preparedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  });

  it('is told of only for the days that it is about, and as frozen where nothing was paid yet', async () => {
    const { startDate, endDate } = await stage.server.prisma.period.findFirstOrThrow({ where: { batches: { some: { id: first.id } } } });
    const day = (date: Date, more = 0) => new Date(date.getTime() + more * 86_400_000).toISOString().slice(0, 10);
    expect(await effectFrom(day(endDate), day(endDate))).toHaveLength(1);
    expect(await effectFrom(day(endDate, 1), null)).toEqual([]);
    expect(await effectFrom('2024-01-01', day(startDate, -1))).toEqual([]);
    // and of whoever works in a department or for a legal entity: theirs, and a department that nobody works in
    const of = async (whom: { departmentId: number } | { legalEntityId: number }) => {
      const { data } = await stage.clerk.call('org/employees/get-effect-on-pay', {
        ...whom,
        from: day(startDate),
        until: day(endDate),
      });
      return (data as { periods: { people: number }[] }).periods;
    };
    const { departmentId } = await stage.server.prisma.assignment.findFirstOrThrow({
      where: { employeeId, effectiveDate: { lte: endDate }, OR: [{ expiryDate: null }, { expiryDate: { gte: endDate } }] },
    });
    const { legalEntityId } = await stage.server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
    const empty = await stage.server.prisma.department.create({ data: { legalEntityId, code: 'EMPTY' } });
    expect((await of({ departmentId }))[0]?.people).toBeGreaterThan(0);
    expect(await of({ departmentId: empty.id })).toEqual([]);
    const paid = await stage.server.prisma.batchPayee.count({ where: { batchId: first.id, heldAt: null } });
    expect(await of({ legalEntityId })).toMatchObject([{ stage: 'paid', people: paid }]);
    await stage.server.prisma.batch.update({ where: { id: first.id }, data: { dataSubmittedAt: null } });
    expect(await effectFrom(day(startDate), null)).toMatchObject([{ stage: 'frozen' }]);
    await stage.server.prisma.batch.update({ where: { id: first.id }, data: { dataSubmittedAt: new Date() } });
  });

  it('is told to whoever decides on leave, overtime or a correction of its days, and to nobody of their own', async () => {
    const { prisma, signedIn } = stage.server;
    const { startDate: day } = await prisma.period.findFirstOrThrow({ where: { batches: { some: { id: first.id } } } });
    const { legalEntityId } = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
    const asked = { employeeId, status: 'in-approval' };
    const type = await prisma.leaveType.create({
      data: { code: 'DECIDED', name: { en: 'Rest', 'zh-CN': '休息' }, paid: false, legalEntityId },
    });
    const leave = await prisma.leaveRequest.create({ data: { ...asked, typeId: type.id, startDate: day, endDate: day, hours: 8 } });
    const hours = { kind: 'weekday', hours: 2, appliedHours: 2 };
    const days = { create: { ...hours, employeeId, date: day } };
    const overtime = await prisma.overtimeRequest.create({ data: { ...asked, ...hours, date: day, compensationWay: 'pay', days } });
    const correction = await prisma.punchCorrection.create({ data: { ...asked, date: day, reason: 'The reader was broken' } });
    const seen = async (caller: TestCaller) => {
      const stages: string[][] = [];
      for (const [procedure, id] of [
        ['time/leave/get-leave-request', leave.id],
        ['time/overtime/get-overtime-request', overtime.id],
        ['time/corrections/get-correction', correction.id],
      ] as const) {
        const { data, error } = await caller.call(procedure, { id });
        if (error) throw new Error(`${procedure}: ${error.message}`);
        stages.push((data as { paidPeriods: { stage: string }[] }).paidPeriods.map(({ stage: how }) => how));
      }
      return stages;
    };
    const hr = await signedIn(demoSignIns.hr.account);
    expect(await seen(hr)).toEqual([['paid'], ['paid'], ['paid']]);
    const { id: userId, employeeId: theirs } = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } });
    await prisma.user.updateMany({ where: { employeeId }, data: { employeeId: null } });
    await prisma.user.update({ where: { id: userId }, data: { employeeId } });
    expect(await seen(await signedIn(demoSignIns.employee.account))).toEqual([[], [], []]);
    await prisma.user.update({ where: { id: userId }, data: { employeeId: theirs } });
    await prisma.leaveRequest.update({ where: { id: leave.id }, data: { status: 'rejected' } });
    await prisma.overtimeRequest.update({ where: { id: overtime.id }, data: { status: 'rejected' } });
    await prisma.punchCorrection.update({ where: { id: correction.id }, data: { status: 'rejected' } });
    expect(await seen(hr), 'what is decided changes nothing more').toEqual([[], [], []]);
  });

  it('is told of whoever comes back into a period that was closed without them: no later batch would pay these days', async () => {
    const { prisma } = stage.server;
    const { id, startDate } = await prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, sequence: 2 } });
    const from = startDate.toISOString().slice(0, 10);
    expect(await effectFrom(from, null, true)).toEqual([]);
    await prisma.period.update({ where: { id }, data: { status: 'closed' } });
    expect(await effectFrom(from, null, true)).toMatchObject([{ stage: 'missed', period: '2025-P02', people: 1 }]);
    expect(await effectFrom(from, null)).toEqual([]);
    // a period that has paid them is not missed
    expect((await effectFrom('2024-12-01', null, true)).map(({ stage: how, period }) => [how, period])).toEqual([
      ['paid', '2025-P01'],
      ['missed', '2025-P02'],
    ]);
    await prisma.period.update({ where: { id }, data: { status: 'enabled' } });
  });

  it('is calculated again for the period in which it was earned; the batch stays new and knows what it owes', async () => {
    expect(await recalculatePast(second)).toMatchObject({ status: 'new', lastFailure: null });
    const [delta, ...more] = await deltasOf(second.id);
    expect(more).toEqual([]);
    expect(delta).toMatchObject({ employeeId, period: '2025-P01' });
    expect(delta?.deltas.find(({ element }) => element === 'GROSS')).toMatchObject({ amount: '1000.00', isPaid: true });
    expect(delta?.deltas.find(({ element }) => element === 'NET')).toMatchObject({ isPaid: false });
  });

  it('another person of the same past batch adds to whom was calculated before, and everybody whose records have changed is chosen as a whole', async () => {
    const other = (await stage.server.prisma.batchPayee.findFirstOrThrow({ where: { batchId: first.id, rowNumber: 12 } })).employeeId;
    const retroOf = async () => (await pastOf(second.id)).find(({ pastBatchId }) => pastBatchId === first.id)?.retro;
    await recalculatePast(second, first.id, [other]);
    expect(await retroOf()).toMatchObject({ state: 'finished', payees: 2 });
    expect((await deltasOf(second.id)).map(({ employeeId: id }) => id)).toEqual([employeeId]);
    expect(await stage.server.prisma.forkedRun.count({ where: { run: { batchId: second.id, kind: 'retro' } } })).toBe(1);
    // one that comes to nothing leaves it as it was
    await stage.act(stage.clerk, 'recalculate-past', second.id, { pastBatchId: first.id, employeeIds: [other] });
    await stage.act(stage.clerk, 'cancel-run', second.id).catch(() => undefined);
    await stage.until(second.id, ({ status }) => status !== 'calculating');
    expect(await retroOf()).toMatchObject({ state: 'finished', payees: 2 });
    // as a whole: only who has other records now
    await ask('discard-retro', { id: second.id, runId: (await retroOf())?.runId });
    await recalculatePast(second, first.id, null);
    expect(await retroOf()).toMatchObject({ state: 'finished', payees: 1 });
    expect((await deltasOf(second.id)).map(({ employeeId: id }) => id)).toEqual([employeeId]);
  });

  it('nobody is chosen as a whole where the records say what was paid: the batch says so, and is new', async () => {
    await raise(-26_000);
    await ask('discard-retro', { id: second.id, runId: (await pastOf(second.id))[0]?.retro?.runId });
    const after = await recalculatePast(second, first.id, null);
    expect([after.status, after.lastFailure]).toEqual(['new', expect.stringContaining('Nobody is calculated again')]);
    await raise(26_000);
    await recalculatePast(second);
  });

  it('is paid with the batch: frozen at preparation, read by RETRO, written to the ledger as earned then', async () => {
    const { normal } = await earnedInFirst();
    await paidUpTo(second, 'submit-batch-data');
    expect(await deltasOf(second.id)).toHaveLength(1);
    expect(await earnedInFirst()).toEqual({ normal, retro: 100_000 });
    const [paid] = await stage.server.prisma.$queryRaw<{ cents: bigint }[]>`
      SELECT sum(l.v[b.serial_number])::bigint AS cents FROM calc.ledger l, balance_element b
      WHERE b.code = 'GROSS' AND l.batch_id = ${second.id} AND l.employee_id = ${employeeId}`;
    const { data } = await stage.clerk.call('payroll/tables/list-rows', {
      batchId: second.id,
      table: 'Pay',
      conditions: [{ column: 'employeeNumber', operator: 'equals', value: await numberOf() }],
    });
    // what was earned now and what was earned then is, together, what the batch pays
    expect((data as { rows: { cells: string[] }[] }).rows[0]?.cells).toContain((Number(paid?.cents) / 100).toFixed(2));
  });
  const numberOf = async () => (await stage.server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } })).employeeNumber;

  it('is not owed twice', async () => {
    const third = await newBatch(3);
    expect((await pastOf(third.id)).find(({ pastBatchId }) => pastBatchId === first.id)).toMatchObject({ changedPayees: 0 });
    await recalculatePast(third);
    expect(await owedTo(third)).toEqual([]);
    await raise(-13_000);
    await recalculatePast(third);
    expect((await deltasOf(third.id))[0]?.deltas.find(({ element }) => element === 'GROSS')?.amount).toBe('-500.00');
    const runId = (await pastOf(third.id)).find(({ pastBatchId }) => pastBatchId === first.id)?.retro?.runId;
    await ask('discard-retro', { id: third.id, runId });
    expect(await deltasOf(third.id)).toEqual([]);
    await stage.act(stage.clerk, 'cancel-batch', third.id);
    await raise(13_000);
  });

  it('retro and its reversal add up to zero (M2)', async () => {
    await stage.act(stage.clerk, 'close-batch', second.id);
    await stage.act(stage.clerk, 'move-batch-back', second.id, { to: 'approved' });
    const { retro, reversal } = await earnedInFirst();
    expect([retro, reversal]).toEqual([100_000, -100_000]);
    await stage.act(stage.clerk, 'submit-batch-data', second.id);
    expect(await earnedInFirst()).toMatchObject({ retro: 200_000, reversal: -100_000 });
  });

  it('is refused at submission when somebody else has paid it meanwhile', async () => {
    const [fourth, other] = [await newBatch(4), await newBatch(4, 'offcycle')];
    await raise(26_000);
    await recalculatePast(fourth);
    await recalculatePast(other);
    await calculated(fourth);
    await paidUpTo(other, 'submit-batch-data');
    await expect(submitted(fourth)).rejects.toThrow(/figures do not agree: what is owed to .* has changed since the batch was prepared/);
  });
});
