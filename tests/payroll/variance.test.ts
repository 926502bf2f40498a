import { setTimeout as delay } from 'node:timers/promises';
import { compileDefinition } from '@wagewright/calc-engine';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { failComparison, sqlOfPrisma } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { basePath } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerFindings } from '../support/answer-findings.ts';
import { type BatchView, stageForAll } from './stage.ts';

interface Change {
  readonly employeeId: number;
  readonly before: string;
  readonly after: string;
  readonly change: string;
  readonly isPaid: boolean;
  readonly causes: readonly { readonly cause: string; readonly amount: string }[];
}

interface Comparison {
  readonly state: string;
  readonly previous: { readonly batchId: number } | null;
  readonly items: readonly {
    readonly path: string;
    readonly role: string | null;
    readonly before: string;
    readonly after: string;
    readonly change: string;
  }[];
  readonly causes: readonly { readonly cause: string; readonly amount: string; readonly people: number }[];
  readonly departments: readonly { readonly change: string; readonly changed: number }[];
}

/** On a machine with much else to do. */
const waitMs = 180_000;

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
const sum = (amounts: readonly string[]): bigint => amounts.reduce((total, amount) => total + cents(amount), 0n);

/** What happens to whom between January and February. */
const people = { raised: 0, overtime: 0, absent: 0, bonus: 0, moved: 0, gone: 0, leaving: 0, unchanged: 0 };

describe('a batch is compared with the last one (specification §4: verification before approval)', () => {
  const stage = stageForAll();
  let clerk: Awaited<ReturnType<typeof stage.server.signedIn>>;
  let january: BatchView;
  let february: BatchView;
  let comparison: Comparison;

  const ask = async <Data>(procedure: string, input: object): Promise<Data> => {
    const { data, error } = await clerk.call(procedure, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const reach = async (what: string, read: () => Promise<string>): Promise<void> => {
    for (const deadline = performance.now() + waitMs; (await read()) !== what; await delay(20))
      if (performance.now() > deadline) throw new Error(`It is still ${await read()}, not ${what}.`);
  };
  const compared = async (batchId: number): Promise<Comparison> => {
    await reach('compared', async () => (await ask<Comparison>('payroll/variance/get-comparison', { batchId })).state);
    return await ask<Comparison>('payroll/variance/get-comparison', { batchId });
  };
  const changesOf = async (item: string, filter: object = {}): Promise<Change[]> =>
    (await ask<{ rows: Change[] }>('payroll/variance/list-changes', { batchId: february.id, item, limit: 500, ...filter })).rows;
  const changeOf = async (item: string, employeeId: number): Promise<Change | undefined> =>
    (await changesOf(item)).find((row) => row.employeeId === employeeId);

  const act = async (verb: string, id: number, more: object = {}): Promise<void> => {
    const { version } = await ask<BatchView>('payroll/batches/get-batch', { id });
    await ask(`payroll/batches/${verb}`, { id, version, ...more });
  };
  const until = (id: number, status: string) =>
    reach(status, async () => (await ask<BatchView>('payroll/batches/get-batch', { id })).status);

  async function newBatch(sequence: number): Promise<BatchView> {
    const { prisma } = stage.server;
    const period = await prisma.period.findFirstOrThrow({ where: { solution: { code: 'CN_MONTHLY' }, sequence } });
    await prisma.period.update({ where: { id: period.id }, data: { status: 'enabled' } });
    const batch = await ask<BatchView>('payroll/batches/create-batch', { periodId: period.id, type: 'normal', name: period.name });
    await act('prepare-batch', batch.id);
    await until(batch.id, 'waiting');
    return batch;
  }

  /** Records of February, one kind of change a person. */
  async function changeRecords(): Promise<void> {
    const { prisma } = stage.server;
    const day = (text: string) => new Date(text);
    const { id, ...salary } = await prisma.compensationRecord.findFirstOrThrow({
      where: { employeeId: people.raised, item: { code: 'BASE_SALARY' }, expiryDate: null },
    });
    await prisma.compensationRecord.update({ where: { id }, data: { expiryDate: day('2026-01-31') } });
    await prisma.compensationRecord.create({
      data: { ...salary, effectiveDate: day('2026-02-01'), amount: Number(salary.amount) + 1_000 },
    });
    await prisma.overtimeRequest.create({
      data: {
        employeeId: people.overtime,
        date: day('2026-02-11'),
        kind: 'weekday',
        hours: 4,
        status: 'approved',
        compensationWay: 'pay',
        days: { create: { employeeId: people.overtime, date: day('2026-02-11'), kind: 'weekday', appliedHours: 4, hours: 4 } },
      },
    });
    await prisma.employee.update({ where: { id: people.gone }, data: { terminationDate: day('2026-01-31') } });
    await prisma.employee.update({ where: { id: people.leaving }, data: { terminationDate: day('2026-02-13') } });
  }

  beforeAll(async () => {
    const { prisma, signedIn } = stage.server;
    clerk = await signedIn(demoSignIns.kunmingClerk.account);
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { legalEntityId } = await prisma.solution.findFirstOrThrow({ where: { code: 'CN_MONTHLY' } });
    const where = { legalEntityId, terminationDate: null, hireDate: { lt: new Date('2025-01-01') } };
    const chosen = await prisma.employee.findMany({ where, orderBy: { id: 'asc' }, take: 8 });
    for (const [index, name] of (Object.keys(people) as (keyof typeof people)[]).entries()) people[name] = chosen[index]?.id ?? 0;
    const employeeId = { in: Object.values(people) };
    await prisma.overtimeRequest.deleteMany({ where: { employeeId } });
    await prisma.leaveRequest.deleteMany({ where: { employeeId } });
    january = await newBatch(1);
    await act('calculate-batch', january.id);
    await until(january.id, 'calculated');
    await prisma.batch.update({ where: { id: january.id }, data: { status: 'approved' } });
    await changeRecords();
    february = await newBatch(2);
    await act('set-batch-input', february.id, {
      table: 'Extra',
      rows: [{ employeeId: people.bonus, lines: [{ OtherEarnings: '500.00' }] }],
    });
    await act('calculate-batch', february.id);
    await until(february.id, 'calculated');
    comparison = await compared(february.id);
  });

  it('with the last approved batch of its solution', () => {
    expect(comparison.previous?.batchId).toBe(january.id);
    expect(comparison.items.map(({ role }) => role).filter(Boolean)).toEqual(['gross', 'deductions', 'net']);
  });

  it('so that the parts of every person’s every item add up to its change, to the cent, as the two results were stored', async () => {
    const { prisma } = stage.server;
    const { copy } = await prisma.batch.findUniqueOrThrow({ where: { id: february.id }, include: { copy: true } });
    const compiled = compileDefinition(calculationDefinitionSchema.parse(copy.definition));
    if (!compiled.ok) throw new Error('The definition does not compile.');
    let checked = 0;
    for (const { path } of comparison.items) {
      const [tableCode, columnCode] = path.split('.');
      const table = compiled.program.tables.find(({ code }) => code === tableCode);
      const position = table?.columns.find(({ code }) => code === columnCode)?.position ?? 0;
      const stored = await prisma.$queryRaw<{ id: number; before: bigint; after: bigint }[]>`
        SELECT coalesce(a.employee_id, b.employee_id) AS id, coalesce(b.v[${position}::int], 0) AS before, coalesce(a.v[${position}::int], 0) AS after
        FROM (SELECT * FROM calc.row WHERE run_id = (SELECT current_run_id FROM batch WHERE id = ${january.id}) AND table_no = ${table?.no ?? 0}::int) b
        FULL JOIN (SELECT * FROM calc.row WHERE run_id = (SELECT current_run_id FROM batch WHERE id = ${february.id}) AND table_no = ${table?.no ?? 0}::int) a
          USING (employee_id)`;
      const rows = new Map((await changesOf(path)).map((row) => [row.employeeId, row]));
      for (const { id, before, after } of stored) {
        const parts = rows.get(id)?.causes ?? [];
        expect([path, id, sum(parts.map(({ amount }) => amount))]).toEqual([path, id, after - before]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(200);
  });

  it('by cause, by department and by item alike: each adds up to the whole change', async () => {
    for (const { path, change } of comparison.items) {
      const of = await ask<Comparison>('payroll/variance/get-comparison', { batchId: february.id, item: path });
      expect([path, sum(of.causes.map(({ amount }) => amount))]).toEqual([path, cents(change)]);
      expect([path, sum(of.departments.map((department) => department.change))]).toEqual([path, cents(change)]);
    }
  });

  it('and knows a raise by its rate, hours, absence and what was typed by theirs; nothing is told as other', async () => {
    const gross = 'Pay.Gross';
    expect((await changeOf(gross, people.raised))?.causes).toEqual([{ cause: 'rate', amount: '1000.00' }]);
    expect((await changeOf(gross, people.overtime))?.causes.map(({ cause }) => cause)).toEqual(['hours']);
    expect((await changeOf(gross, people.bonus))?.causes).toEqual([{ cause: 'one-time', amount: '500.00' }]);
    expect((await changeOf('Pay.Net', people.gone))?.causes.map(({ cause }) => cause)).toEqual(['no-longer-paid']);
    expect((await changeOf(gross, people.leaving))?.causes.map(({ cause }) => cause)).toEqual(['leaver']);
    expect(comparison.causes.filter(({ cause }) => cause === 'other')).toEqual([]);
  });

  it('lists whom a cause concerns, and how many', async () => {
    const one = await changesOf('Pay.Gross', { cause: 'one-time' });
    expect(one.map(({ employeeId }) => employeeId)).toContain(people.bonus);
    const { rows } = await ask<{ rows: { path: string; change: string; causes: { amount: string }[] }[] }>(
      'payroll/variance/list-changed-items',
      {
        batchId: february.id,
        employeeId: people.bonus,
      },
    );
    for (const { path, change, causes } of rows) expect([path, sum(causes.map(({ amount }) => amount))]).toEqual([path, cents(change)]);
  });

  it('and the review tells the same from what is kept: who leaves in the period, and who is gone since last time', async () => {
    interface Review {
      readonly leavers: number;
      readonly gone: number | null;
      readonly totals: readonly { readonly column: string; readonly amount: string; readonly previous: string | null }[];
      readonly variance: readonly { readonly cause: string; readonly amount: string; readonly people: number }[];
    }
    const review = () => ask<Review>('payroll/batches/get-batch-review', { id: february.id });
    const kept = await review();
    const { prisma } = stage.server;
    await prisma.batchComparison.update({ where: { batchId: february.id }, data: { status: 'failed' } });
    expect(kept).toEqual(await review());
    await prisma.batchComparison.update({ where: { batchId: february.id }, data: { status: 'compared' } });
    const net = comparison.items.find(({ role }) => role === 'net');
    expect(kept.totals.find(({ column }) => column === 'net')).toMatchObject({ amount: net?.after, previous: net?.before });
    const leaving = await prisma.batchPayee.count({ where: { batchId: february.id, movement: { in: ['leaver', 'both'] } } });
    const [gone] = await prisma.$queryRaw<{ n: bigint }[]>`
      SELECT count(*) AS n FROM batch_payee WHERE batch_id = ${january.id} AND employee_id NOT IN (SELECT employee_id FROM batch_payee WHERE batch_id = ${february.id})`;
    expect([kept.leavers, kept.gone]).toEqual([leaving, Number(gone?.n)]);
    expect(kept.variance.find(({ cause }) => cause === 'no-longer-paid')?.people).toBe(kept.gone);
  });

  it('is begun anew when somebody is held, and tells of them as held', async () => {
    await ask('payroll/batches/hold-payee', { id: february.id, employeeId: people.unchanged, held: true, reason: 'bank details missing' });
    const again = await compared(february.id);
    expect((await changeOf('Pay.Net', people.unchanged))?.causes.map(({ cause }) => cause)).toEqual(['held']);
    expect(again.items.find(({ role }) => role === 'net')?.after).toBe(
      (await ask<BatchView>('payroll/batches/get-batch', { id: february.id })).net,
    );
    await ask('payroll/batches/hold-payee', { id: february.id, employeeId: people.unchanged, held: false });
    expect((await compared(february.id)).causes).toEqual(comparison.causes);
  });

  it('can be canceled while it is due, and started again; a late write of who worked on it is refused', async () => {
    const { prisma } = stage.server;
    await prisma.batchComparison.update({ where: { batchId: february.id }, data: { status: 'comparing', token: crypto.randomUUID() } });
    expect(await ask('payroll/variance/cancel-comparison', { batchId: february.id })).toEqual({ state: 'canceled' });
    expect((await clerk.call('payroll/variance/cancel-comparison', { batchId: february.id })).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await prisma.batchComparison.findUniqueOrThrow({ where: { batchId: february.id } })).token).toBeNull();
    await ask('payroll/variance/start-comparison', { batchId: february.id });
    expect((await compared(february.id)).causes).toEqual(comparison.causes);
  });

  it('fails in words, for whoever works on it and for nobody else, and is started again', async () => {
    const { prisma } = stage.server;
    const { id: batchId } = february;
    const token = crypto.randomUUID();
    const { revision } = await prisma.batchComparison.update({ where: { batchId }, data: { status: 'comparing', token } });
    const failure = { code: 'COMPARISON_NOT_COMPUTABLE' as const, parameters: { reason: 'its rows could not be read' } };
    const fail = (by: string) =>
      prisma.$transaction((tx) =>
        failComparison(sqlOfPrisma(tx), { batchId, revision, token: by } as Parameters<typeof failComparison>[1], failure),
      );
    const told = () => ask<object>('payroll/variance/get-comparison', { batchId });
    await fail(crypto.randomUUID());
    expect(await told()).toMatchObject({ failure: null });
    await fail(token);
    const en = 'It cannot be compared: its rows could not be read. Calculate the batch again; it is compared anew then.';
    const reason = { en, 'zh-CN': expect.stringMatching(/^无法比较：.*请重新计算该批次/) };
    expect(await told()).toMatchObject({ state: 'failed', failure: { reason } });
    await ask('payroll/variance/start-comparison', { batchId });
    expect((await compared(batchId)).causes).toEqual(comparison.causes);
  });

  describe('and what is over the solution’s thresholds is signed off before it is submitted (specification §2, §4)', () => {
    interface Due {
      readonly counts: { readonly total: number; readonly unsigned: number };
      readonly rows: readonly { readonly employeeId: number; readonly state: string; readonly change: string }[];
      readonly solutionVersion: number;
    }
    const due = () => ask<Due>('payroll/variance/list-due-changes', { batchId: february.id, limit: 500 });
    const answer = (event: string, employeeIds: readonly number[], more: object = { remark: 'agreed with the department' }) =>
      clerk.call('payroll/variance/answer-changes', { batchId: february.id, event, employeeIds, ...more });
    const submit = async () => {
      const { version } = await ask<BatchView>('payroll/batches/get-batch', { id: february.id });
      return (await clerk.call('payroll/batches/submit-batch', { id: february.id, version })).error?.code;
    };

    it('by amount and percent, of net pay, whomever it concerns', async () => {
      const { solutionVersion } = await due();
      const set = { id: february.solutionId, version: solutionVersion, amount: '400.00', percent: '2.5', match: 'all' };
      await ask('payroll/variance/set-thresholds', set);
      expect(await ask('payroll/variance/get-thresholds', { id: february.solutionId })).toMatchObject({
        thresholds: { amount: '400', percent: '2.5', match: 'all' },
        solutionVersion: solutionVersion + 1,
        currency: 'CNY',
        mayChange: true,
      });
      const changes = await changesOf('Pay.Net');
      const expected = changes.filter(({ before, change }) => {
        const [was, by] = [Number(cents(before)), Math.abs(Number(cents(change)))];
        return by >= 40_000 && by * 100 >= was * 2.5;
      });
      const found = await due();
      const ids = (rows: readonly { readonly employeeId: number }[]) => new Set(rows.map(({ employeeId }) => employeeId));
      expect(ids(found.rows)).toEqual(ids(expected));
      expect(found.counts).toEqual({ total: expected.length, unsigned: expected.length });
      expect(found.rows.map(({ employeeId }) => employeeId)).toContain(people.gone);
    });

    it('each by itself: a comment does not do, and a sign-off wants a reason', async () => {
      const { prisma } = stage.server;
      await answerFindings(clerk, february.id);
      const { rows } = await due();
      const all = rows.map(({ employeeId }) => employeeId);
      expect((await answer('sign-off', all, {})).error?.code).toBe('REMARK_MISSING');
      expect((await answer('note', all)).error).toBeUndefined();
      const { data } = await clerk.call('payroll/batches/get-batch-readiness', { id: february.id });
      expect(data).toMatchObject({
        next: 'submit',
        items: expect.arrayContaining([expect.objectContaining({ code: 'unsigned-changes', remedy: 'changes' })]),
      });
      expect(await submit()).toBe('BATCH_HAS_CHANGES');
      const { userId } = await prisma.solutionUser.findFirstOrThrow({ where: { solutionId: february.solutionId, role: 'manager' } });
      expect((await answer('assign', all.slice(0, 1), { userId })).error).toBeUndefined();
      expect((await due()).rows.find(({ employeeId }) => employeeId === all[0])).toMatchObject({ state: 'assigned' });
      const byCause = await ask<Due>('payroll/variance/list-due-changes', { batchId: february.id, cause: 'no-longer-paid', limit: 500 });
      expect(byCause.rows.map(({ employeeId }) => employeeId)).toContain(people.gone);
      expect(byCause.rows.length).toBeLessThan(all.length);
      const file = await stage.server.app.inject({
        method: 'POST',
        url: `${basePath}/api/payroll/batches/${february.id}/due-changes/export`,
        headers: { authorization: `Bearer ${clerk.token}`, 'content-type': 'application/json', 'x-language': 'en' },
        payload: JSON.stringify({ cause: 'no-longer-paid', columns: ['state', 'said', 'change'] }),
      });
      expect(file.body.replace('\ufeff', '').split('\r\n').slice(1, -1), 'the rows that are shown, as they are shown').toEqual(
        byCause.rows.map(
          ({ employeeId, change }) => `${employeeId === all[0] ? 'Assigned' : 'Commented'},agreed with the department,${change}`,
        ),
      );
      const answerAll = (event: string, filter: object) =>
        ask<{ answered: number; counts: object }>('payroll/variance/answer-changes', {
          batchId: february.id,
          event,
          filter,
          remark: 'left',
        });
      expect(await answerAll('sign-off', { cause: 'no-longer-paid' })).toEqual({
        answered: byCause.rows.length,
        counts: { total: all.length, unsigned: all.length - byCause.rows.length },
      });
      expect(
        (await due()).rows
          .filter(({ state }) => state === 'signed-off')
          .map(({ employeeId }) => employeeId)
          .toSorted((a, b) => a - b),
      ).toEqual(byCause.rows.map(({ employeeId }) => employeeId).toSorted((a, b) => a - b));
      expect(await answerAll('sign-off', { cause: 'no-longer-paid' }), 'nobody signs twice').toMatchObject({ answered: 0 });
      expect(await answerAll('sign-off', {})).toMatchObject({ counts: { unsigned: 0 } });
      expect((await answer('reopen', all)).error).toBeUndefined();
      expect((await answer('sign-off', all)).data).toMatchObject({ counts: { unsigned: 0 } });
      expect((await answer('sign-off', all)).error?.code).toBe('ILLEGAL_TRANSITION');
    });

    it('and nobody’s sign-off survives another figure: the others’ stand', async () => {
      const { prisma } = stage.server;
      const { rows } = await due();
      await prisma.dueChange.update({
        where: { batchId_employeeId: { batchId: february.id, employeeId: people.gone } },
        data: { before: 1 },
      });
      await prisma.batchComparison.update({ where: { batchId: february.id }, data: { status: 'canceled' } });
      expect(await submit()).toBe('COMPARISON_DUE');
      await ask('payroll/variance/start-comparison', { batchId: february.id });
      await compared(february.id);
      const again = await due();
      expect(again.counts).toEqual({ total: rows.length, unsigned: 1 });
      expect(again.rows[0]).toMatchObject({ employeeId: people.gone, state: 'open' });
      expect(await submit()).toBe('BATCH_HAS_CHANGES');
      await answer('sign-off', [people.gone]);
      const { nodes } = await ask<{ nodes: { applies: boolean; people: { id: number; problem: string | null }[] }[] }>(
        'payroll/batches/preview-batch-approval',
        { id: february.id },
      );
      expect(await submit()).toBeUndefined();
      const { approvalInstanceId } = await prisma.batch.findUniqueOrThrow({ where: { id: february.id } });
      const asked = await prisma.approvalApprover.findMany({ where: { instanceId: approvalInstanceId ?? 0, node: { status: 'current' } } });
      const [first] = nodes.filter(({ applies }) => applies);
      const shown = new Set((first?.people ?? []).filter(({ problem }) => problem === null).map(({ id }) => id));
      expect(shown, 'whom the preview named is asked').toEqual(new Set(asked.map(({ userId }) => userId)));
      expect(asked.length).toBeGreaterThan(0);
      expect((await answer('reopen', [people.gone], {})).error?.code).toBe('ILLEGAL_TRANSITION');
    });
  });

  it('tells whoever was given this one batch nothing of the last one (S2)', async () => {
    const { prisma, signedIn } = stage.server;
    const account = demoSignIns.employee.account;
    const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { account } });
    await prisma.batchUser.create({ data: { batchId: february.id, userId, access: 'read', seesPay: true, givenByUserId: userId } });
    const given = await signedIn(account);
    const { data } = await given.call('payroll/variance/get-comparison', { batchId: february.id });
    expect(data).toMatchObject({ state: 'hidden', previous: null, items: [], causes: [], departments: [] });
    expect((await given.call('payroll/variance/list-changes', { batchId: february.id })).data).toEqual({ total: 0, rows: [] });
    const { data: review } = await given.call('payroll/batches/get-batch-review', { id: february.id });
    expect(review).toMatchObject({ gone: null, variance: [], totals: [{ previous: null }, { previous: null }, { previous: null }] });
    const { error } = await given.call('payroll/variance/list-changed-items', { batchId: february.id, employeeId: people.raised });
    expect(error?.code).toBe('NOT_FOUND');
  });
});
