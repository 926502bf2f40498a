import { findAuditBreak, sqlOfPrisma } from '@wagewright/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

describe('one payroll, from a new batch to a published payslip', () => {
  const stage = stageForAll();
  let batch: BatchView;
  beforeAll(async () => {
    await stage.server.prisma.batch.updateMany({ where: { status: { in: ['new'] } }, data: { status: 'canceled' } });
    batch = await stage.newBatch();
  });

  it('prepares: freezes who is paid', async () => {
    batch = await stage.act(stage.clerk, 'prepare-batch', batch.id);
    expect(batch).toMatchObject({ status: 'waiting' });
    expect(batch.payeeCount).toBeGreaterThan(200);
  });

  it('calculates on a worker, and the figures of the batch agree', async () => {
    expect(await stage.act(stage.clerk, 'calculate-batch', batch.id)).toMatchObject({ status: 'calculating' });
    batch = await stage.until(batch.id, ({ status }) => status !== 'calculating');
    expect(batch).toMatchObject({ status: 'calculated', lastFailure: null });
    expect(Number(batch.gross)).toBeGreaterThan(Number(batch.net));
    const { data } = await stage.clerk.call('payroll/batches/get-batch-review', { id: batch.id });
    const review = data as { totals: { column: string; amount: string }[]; payees: number };
    expect(review.totals.find(({ column }) => column === 'gross')?.amount).toBe(batch.gross);
    expect(review.payees).toBe(batch.payeeCount);
  });

  it('explains a cell down to its sources, and the explanation ends in the stored value', async () => {
    const { data: listed } = await stage.clerk.call('payroll/tables/list-tables', { batchId: batch.id });
    const [table] = (listed as { tables: { code: string; columns: { code: string; type: string }[] }[] }).tables.slice(-1);
    const { data } = await stage.clerk.call('payroll/tables/list-rows', { batchId: batch.id, table: table?.code, limit: 5 });
    const [row] = (data as { rows: { employeeId: number; cells: (string | null)[] }[] }).rows;
    for (const [index, column] of (table?.columns ?? []).entries()) {
      const answer = await stage.clerk.call('payroll/tables/explain-cell', {
        batchId: batch.id,
        table: table?.code,
        employeeId: row?.employeeId,
        column: column.code,
      });
      const explained = answer.data as { value: string | null; explanation: { value: string | null } };
      expect(explained.value, column.code).toBe(row?.cells[index]);
      if (column.type === 'money') expect(Number(explained.explanation.value), column.code).toBe(Number(explained.value));
    }
  });

  it('is locked under approval, and nobody approves what they submitted', async () => {
    batch = await stage.act(stage.clerk, 'submit-batch', batch.id, { remarks: 'please check' });
    expect(batch.status).toBe('pending-approval');
    await expect(stage.act(stage.clerk, 'calculate-batch', batch.id)).rejects.toThrow('ILLEGAL_TRANSITION');
    const own = await stage.clerk.call('approvals/instances/approve-instance', { id: batch.approvalInstanceId, version: 1 });
    expect(own.status).toBeGreaterThanOrEqual(403);
  });

  it('is approved by the solution approver, who is told and told once', async () => {
    const { data } = await stage.approver.call('approvals/instances/list-instances', { show: 'pending' });
    const [instance] = (data as { rows: { id: number; version: number; subjectId: number }[] }).rows.filter(
      ({ subjectId }) => subjectId === batch.id,
    );
    expect(instance).toBeDefined();
    const { status } = await stage.approver.call('approvals/instances/approve-instance', {
      id: instance?.id,
      version: instance?.version,
      remarks: 'fine',
    });
    expect(status).toBe(200);
    expect((await stage.get(batch.id)).status).toBe('approved');
    expect(
      await stage.server.prisma.notification.count({
        where: { template: 'approval-requested', thing: { startsWith: `approval:${instance?.id}:` } },
      }),
    ).toBe(1);
  });

  it('generates and publishes payslips once an employee, and tells each once', async () => {
    await stage.act(stage.clerk, 'generate-payslips', batch.id);
    batch = await stage.until(batch.id, ({ payslipsGeneratedAt }) => payslipsGeneratedAt !== null);
    await stage.act(stage.clerk, 'publish-payslips', batch.id);
    batch = await stage.until(batch.id, ({ payslipsPublishedAt }) => payslipsPublishedAt !== null);
    const { prisma } = stage.server;
    const slips = await prisma.payslip.count({ where: { batchId: batch.id, status: 'published' } });
    expect(slips).toBe(batch.payeeCount);
    expect(await prisma.notification.count({ where: { template: 'payslip-published' } })).toBe(slips);
    expect(await prisma.outboxMessage.count({ where: { template: 'payslip-published' } })).toBeLessThanOrEqual(slips);
  });

  it('shows the employee their payslip, whose lines add up, and explains each', async () => {
    const { data } = await stage.employee.call('payroll/payslips/list-my-payslips', {});
    const [slip] = (data as { rows: { id: number; net: string }[] }).rows;
    const answer = await stage.employee.call('payroll/payslips/get-my-payslip', { id: slip?.id });
    const detail = answer.data as {
      gross: string;
      deductions: string;
      net: string;
      lines: { column: string; section: string; amount: string }[];
    };
    const cents = (text: string) => Math.round(Number(text) * 100);
    const sum = (section: string) =>
      detail.lines.filter((line) => line.section === section).reduce((total, { amount }) => total + cents(amount), 0);
    expect(sum('earning')).toBe(cents(detail.gross));
    expect(sum('deduction')).toBe(cents(detail.deductions));
    expect(cents(detail.gross) - cents(detail.deductions)).toBe(cents(detail.net));
    for (const { column } of detail.lines) {
      expect((await stage.employee.call('payroll/payslips/explain-my-payslip-line', { id: slip?.id, column })).status).toBe(200);
    }
    const other = await stage.server.prisma.payslip.findFirstOrThrow({ where: { id: { not: slip?.id ?? 0 } } });
    expect((await stage.employee.call('payroll/payslips/get-my-payslip', { id: other.id })).status).toBe(404);
  });

  it('writes the ledger once and closes', async () => {
    batch = await stage.act(stage.clerk, 'submit-batch-data', batch.id);
    await expect(stage.act(stage.clerk, 'submit-batch-data', batch.id)).rejects.toThrow('ILLEGAL_TRANSITION');
    const rows = await stage.server.prisma.$queryRaw<
      { count: number }[]
    >`SELECT count(*)::int AS count FROM calc.ledger WHERE batch_id = ${batch.id}`;
    expect(rows[0]?.count).toBe(batch.payeeCount);
    expect((await stage.act(stage.clerk, 'close-batch', batch.id)).status).toBe('closed');
  });

  it('records in its history that the calculation finished, with its figures', async () => {
    const { data } = await stage.clerk.call('payroll/batches/list-batch-history', { id: batch.id });
    const { rows } = data as { rows: { at: string; procedure: string; run: object | null; to: string | null }[] };
    const ending = rows.find(({ procedure }) => procedure === 'run-finished');
    expect(ending?.to).toBe('calculated');
    expect(ending?.run).toMatchObject({ state: 'finished', kind: 'calculate', payees: batch.payeeCount, net: batch.net, failure: null });
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)));
  });

  it('has a history that comes in windows and says how long it is', async () => {
    const read = async (window: object) =>
      (await stage.clerk.call('payroll/batches/list-batch-history', { id: batch.id, ...window })).data as { rows: object[]; total: number };
    const { rows, total } = await read({});
    expect(total).toBe(rows.length);
    expect(total).toBeGreaterThan(5);
    const windows = [await read({ limit: 4 }), await read({ offset: 4, limit: total }), await read({ offset: total })];
    expect(windows.map((window) => window.total)).toEqual([total, total, total]);
    expect(windows.map((window) => window.rows)).toEqual([rows.slice(0, 4), rows.slice(4), []]);
  });

  it('is counted among the open batches until it is closed', async () => {
    const count = async (status: string) =>
      ((await stage.clerk.call('payroll/batches/list-batches', { status })).data as { total: number }).total;
    const statuses = (await stage.server.prisma.batch.findMany({ where: { period: { solution: { code: 'US_BIWEEKLY' } } } })).map(
      ({ status }) => status,
    );
    expect(statuses).toContain('closed');
    expect(await count('open')).toBe(statuses.filter((status) => !['closed', 'canceled', 'deleted'].includes(status)).length);
  });

  it('leaves no room for a second normal batch of the period, and says what to do instead', async () => {
    const { periodId, name } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
    const again = (more: object) => stage.clerk.call('payroll/batches/create-batch', { periodId, name, ...more });
    const { status, error } = await again({ type: 'normal' });
    expect({ status, code: error?.code }).toEqual({ status: 409, code: 'PERIOD_HAS_BATCH' });
    expect(error?.message).toContain('make an off-cycle batch');
    expect((await again({ type: 'offcycle' })).status).toBeLessThan(300);
  });

  it('leaves an unbroken audit chain that the app cannot alter', async () => {
    const { prisma } = stage.server;
    expect(await findAuditBreak(sqlOfPrisma(prisma))).toBeUndefined();
    await expect(prisma.auditEntry.deleteMany()).rejects.toThrow(/permission denied/);
    await expect(prisma.$executeRaw`UPDATE audit_entry SET procedure = 'x'`).rejects.toThrow(/permission denied/);
  });
});
