import { beforeAll, describe, expect, it } from 'vitest';
import { addTypedTable, typedTable } from '../support/typed-table.ts';
import { type BatchView, stageForAll } from './stage.ts';

interface Tried {
  readonly net: { readonly before: string; readonly after: string };
  readonly changes: readonly {
    readonly table: string;
    readonly column: { readonly code: string };
    readonly before: string | null;
    readonly after: string | null;
  }[];
}
interface Tables {
  readonly inputs: readonly {
    readonly code: string;
    readonly kind: string;
    readonly columns: readonly {
      readonly code: string;
      readonly source: { readonly en: string } | null;
      readonly values: Readonly<Record<string, { readonly en: string }>>;
    }[];
    readonly origin: { readonly how: string; readonly by: string } | null;
    readonly rows: readonly (readonly (string | null)[])[];
  }[];
  readonly results: readonly {
    readonly code: string;
    readonly columns: readonly { readonly code: string }[];
    readonly rows: readonly { readonly cells: readonly unknown[] }[];
  }[];
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);

describe('one person of a batch', () => {
  const stage = stageForAll();
  let batch: BatchView;
  let employeeId: number;

  beforeAll(async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.solution.findFirstOrThrow({ where: { code: 'US_BIWEEKLY' } });
    await addTypedTable(prisma, id);
    batch = await stage.calculatedBatch();
    employeeId = (await prisma.batchPayee.findFirstOrThrow({ where: { batchId: batch.id, rowNumber: 3 } })).employeeId;
  });

  const asked = () => ({ batchId: batch.id, employeeId });
  const bonusOf = (amount: string) => [{ table: typedTable, lines: [{ Amount: amount }] }];
  const attempt = (inputs: object) => stage.clerk.call('payroll/payees/try-payee-input', { ...asked(), inputs });
  const tried = async (inputs: object): Promise<Tried> => {
    const { data, error } = await attempt(inputs);
    expect(error).toBeUndefined();
    return data as Tried;
  };
  const keep = async (inputs: object, more: object = {}) => {
    const { version } = await stage.get(batch.id);
    return await stage.clerk.call('payroll/payees/change-payee-input', { id: batch.id, version, employeeId, inputs, ...more });
  };
  const tables = async (): Promise<Tables> => (await stage.clerk.call('payroll/payees/get-payee-tables', asked())).data as Tables;
  const bonus = async () => (await tables()).inputs.find(({ code }) => code === typedTable);
  const resultOf = async (column: string): Promise<unknown> => {
    const pay = (await tables()).results.find(({ code }) => code === 'Pay');
    return pay?.rows[0]?.cells[pay.columns.findIndex(({ code }) => code === column)];
  };
  const others = async () =>
    await stage.server.prisma.$queryRaw`SELECT md5(string_agg(v::text, ',' ORDER BY table_no, employee_id, line)) FROM calc.row
      WHERE run_id = ${(await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: batch.id } })).currentRunId} AND employee_id <> ${employeeId}`;

  it('is shown with the record behind each input, and with the figures that their row of the table has', async () => {
    const { inputs } = await tables();
    expect(await bonus()).toMatchObject({ kind: 'typed', origin: null, rows: [[null]] });
    expect(inputs.findLastIndex(({ kind }) => kind === 'typed')).toBeLessThan(inputs.findIndex(({ kind }) => kind === 'frozen'));
    const frozen = inputs.filter(({ kind }) => kind === 'frozen');
    expect(frozen.length).toBeGreaterThan(0);
    for (const { columns } of frozen)
      for (const { source } of columns) expect(source?.en).toMatch(/record|file|Assignment|Approved|Attendance|One-time/i);
    // what is frozen as a code reads as its name
    const { prisma } = stage.server;
    const { departmentId } = await prisma.batchPayee.findFirstOrThrow({ where: { batchId: batch.id, employeeId } });
    const { code = '' } = (await prisma.department.findUnique({ where: { id: departmentId ?? 0 } })) ?? {};
    const version = await prisma.departmentVersion.findFirstOrThrow({ where: { departmentId: departmentId ?? 0, expiryDate: null } });
    const read = frozen.flatMap(({ columns }) => columns.flatMap(({ values }) => values[code]?.en ?? []));
    expect(read).toContain((version.name as { en: string }).en);
    const { data } = await stage.clerk.call('payroll/tables/explain-cell', { ...asked(), table: 'Pay', column: 'Net' });
    expect(await resultOf('Net')).toBe((data as { value: string }).value);
    const payee = await stage.clerk.call('payroll/payees/get-payee', asked());
    expect(payee.data).toMatchObject({
      employeeId,
      held: null,
      payslip: { status: 'not-generated', number: null, waitsFor: 'approval' },
      summary: { net: await resultOf('Net') },
      earlier: [],
    });
    expect((payee.data as { job: { hireDate: string } }).job.hireDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('has a payslip that is not set without a setting, not generated before its approval, and that waits for a hold, a generation or figures', async () => {
    const { prisma } = stage.server;
    const { status } = await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
    const settings = { source: 'batch', status: 'active', solutions: { some: { solution: { code: 'US_BIWEEKLY' } } } };
    const active = (await prisma.payslipSetting.findMany({ where: settings })).map(({ id }) => id);
    const said = async () => {
      const { data } = await stage.clerk.call('payroll/payees/get-payee', asked());
      const { payslip } = data as { payslip: { status: string; waitsFor: string | null } };
      const list = await stage.clerk.call('payroll/payslips/list-batch-payslips', { batchId: batch.id });
      const { missing } = list.data as { missing: { status: string; waitsFor: string } };
      return [payslip.status, payslip.waitsFor, missing.status, missing.waitsFor];
    };
    const of = (data: object) => prisma.batch.update({ where: { id: batch.id }, data });
    const hold = (heldAt: Date | null) => prisma.batchPayee.updateMany({ where: { batchId: batch.id, employeeId }, data: { heldAt } });
    const waiting = 'not-generated';
    expect(await said()).toEqual([waiting, 'approval', waiting, 'approval']);
    await of({ status: 'approved' });
    expect(await said()).toEqual([waiting, 'generation', waiting, 'generation']);
    await hold(new Date());
    expect(await said()).toEqual([waiting, 'held', waiting, 'generation']);
    await prisma.payslipSetting.updateMany({ where: { id: { in: active } }, data: { status: 'disabled' } });
    expect(await said()).toEqual(['not-set', 'setting', 'not-set', 'setting']);
    await prisma.payslipSetting.updateMany({ where: { id: { in: active } }, data: { status: 'active' } });
    await hold(null);
    await of({ payslipsGeneratedAt: new Date() });
    expect(await said()).toEqual([waiting, 'errors', waiting, 'errors']);
    await of({ status: 'closed' });
    expect(await said()).toEqual([waiting, 'closed', waiting, 'closed']);
    // they are not made any more for those who were left out: another batch pays them
    for (const [now, heldAt] of [
      ['approved', null],
      ['approved', new Date()],
      ['closed', null],
    ] as const) {
      await hold(heldAt);
      await of({ status: now, payslipsPublishedAt: new Date() });
      expect(await said()).toEqual([waiting, 'published', waiting, 'published']);
    }
    await of({ status, payslipsGeneratedAt: null, payslipsPublishedAt: null });
  });

  it('a trial says what each line would become, to the cent, and keeps nothing', async () => {
    const before = await tables();
    const { net, changes } = await tried(bonusOf('100.00'));
    const gross = changes.find(({ table, column }) => table === 'Pay' && column.code === 'Gross');
    expect(cents(gross?.after ?? '') - cents(gross?.before ?? '')).toBe(10_000);
    expect(net.before).toBe(await resultOf('Net'));
    expect(cents(net.after)).toBeGreaterThan(cents(net.before));
    expect(cents(net.after)).toBeLessThan(cents(net.before) + 10_000);
    expect(changes.every((change) => change.before !== change.after)).toBe(true);
    expect(await tables()).toEqual(before);
    expect((await tried([{ table: typedTable, lines: [{}] }])).changes).toEqual([]);
  });

  it('what a column cannot hold is refused with table and column, and nobody outside of the batch is found', async () => {
    expect((await attempt(bonusOf('a lot'))).error).toMatchObject({ code: 'TABLE_ROW' });
    expect((await attempt([{ table: 'Nowhere', lines: [{}] }])).error).toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await stage.clerk.call('payroll/payees/get-payee', { ...asked(), employeeId: 2_000_000 });
    expect(stranger.error).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('what is kept becomes typed input, gives what the trial said, and leaves everybody else’s rows alone', async () => {
    const { net } = await tried(bonusOf('100.00'));
    const beside = await others();
    expect((await keep(bonusOf('100.00'))).data).toMatchObject({ status: 'calculating' });
    const after = await stage.until(batch.id, ({ status }) => status !== 'calculating');
    expect(after).toMatchObject({ status: 'calculated', lastFailure: null });
    expect(await resultOf('Net')).toBe(net.after);
    expect(cents(after.net ?? '') - cents(batch.net ?? '')).toBe(cents(net.after) - cents(net.before));
    expect(await others()).toEqual(beside);
    expect(await bonus()).toMatchObject({ rows: [['100.00']], origin: { how: 'typed', by: expect.stringMatching(/\w/) } });
  });

  it('a file that comes into a calculated batch changes whom it names, calculates them alone, and is taken back the same way', async () => {
    const { prisma } = stage.server;
    const payees = await prisma.batchPayee.findMany({
      where: { batchId: batch.id, rowNumber: { in: [4, 5] } },
      include: { employee: true },
    });
    const named = payees.map((payee) => payee.employeeId);
    const ask = async <Data>(procedure: string, input: object) => {
      const { data, error } = await stage.clerk.call(procedure, input);
      expect(error).toBeUndefined();
      return data as Data;
    };
    interface Import {
      readonly id: number;
      readonly version: number;
      readonly status: string;
    }
    const ended = async (id: number): Promise<Import> => {
      for (;;) {
        const shown = await ask<Import>('platform/imports/get-import', { id });
        if (!['reading', 'writing', 'undoing'].includes(shown.status)) return shown;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const move = async (verb: string, { id, version }: Import) => {
      await ask(`platform/imports/${verb}-import`, { id, version });
      return await ended(id);
    };
    const rowsOf = async (whose: 'named' | 'others') => {
      const { currentRunId } = await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
      return await prisma.$queryRaw`SELECT table_no, employee_id, line, v::text FROM calc.row WHERE run_id = ${currentRunId}::int
        AND (employee_id = ANY (${named}::int[])) = ${whose === 'named'}::boolean ORDER BY table_no, employee_id, line`;
    };
    const [before, beside, own] = [await stage.get(batch.id), await rowsOf('others'), await rowsOf('named')];
    const lines = payees.map(({ employee }, index) => `${employee.employeeNumber},${index + 1}00.00`);
    const { data: file } = await stage.clerk.upload(
      { name: 'bonus.csv', bytes: `Number,Amount\n${lines.join('\n')}\n` },
      { purpose: 'import' },
    );
    const subject = { entity: 'batch-input', id: batch.id, part: typedTable };
    const started = await ask<Import>('platform/imports/start-import', { ...subject, fileId: (file as { id: number }).id });
    expect(await move('write', await ended(started.id))).toMatchObject({ status: 'written' });
    const after = await stage.until(batch.id, ({ status }) => status !== 'calculating');
    expect(after).toMatchObject({ status: 'calculated', lastFailure: null, progress: { kind: 'partial', payeesTotal: 2 } });
    expect(cents(after.gross ?? '') - cents(before.gross ?? '')).toBe(30_000);
    expect(await rowsOf('others')).toEqual(beside);
    expect(await move('undo', await ended(started.id))).toMatchObject({ status: 'undone' });
    expect(await stage.until(batch.id, ({ status }) => status !== 'calculating')).toMatchObject({ gross: before.gross, net: before.net });
    expect([await rowsOf('named'), await rowsOf('others')]).toEqual([own, beside]);
  });

  it('frozen records cannot be kept from here, nor by who has seen another version', async () => {
    const frozen = (await tables()).inputs.find(({ kind }) => kind === 'frozen');
    const lines = [Object.fromEntries((frozen?.columns ?? []).map(({ code }, index) => [code, frozen?.rows[0]?.[index] ?? null]))];
    expect((await keep([{ table: frozen?.code, lines }])).error).toMatchObject({ code: 'NOT_FOUND' });
    expect((await keep(bonusOf('5.00'), { version: 1 })).error).toMatchObject({ code: 'STALE_VERSION' });
    expect(await stage.get(batch.id)).toMatchObject({ status: 'calculated' });
  });

  it('where the calculation is cancelled the batch waits for one, without the result of the old input', async () => {
    const { prisma } = stage.server;
    await stage.worker.stop();
    await keep(bonusOf('250.00'));
    const canceled = await stage.act(stage.clerk, 'cancel-run', batch.id);
    expect(canceled).toMatchObject({ status: 'waiting', gross: null, net: null });
    expect(await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } })).toMatchObject({ currentRunId: null });
    expect((await tables()).results).toEqual([]);
    expect((await keep(bonusOf('251.00'))).data).toMatchObject({ status: 'waiting' });
    expect(await bonus()).toMatchObject({ rows: [['251.00']] });
  });
});
