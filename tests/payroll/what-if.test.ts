import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface WhatIf {
  readonly progress: { readonly state: string };
  readonly comparison: {
    readonly changedCells: number;
    readonly affectedPayees: number;
    readonly identical: boolean;
    readonly totals: readonly { readonly column: string; readonly before: string | null; readonly after: string | null }[];
    readonly onlyAfter: readonly string[];
  } | null;
  readonly basis: Readonly<Record<string, unknown>>;
}

describe('a run beside a batch', () => {
  const stage = stageForAll();
  let batch: BatchView;
  let employeeId: number;
  beforeAll(async () => {
    await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    batch = await stage.until(id, ({ status }) => status === 'calculated');
    employeeId = (await stage.server.prisma.batchPayee.findFirstOrThrow({ where: { batchId: id, rowNumber: 7 } })).employeeId;
  });

  const call = async <Data>(verb: string, input: object): Promise<Data> => {
    const { data, error } = await stage.clerk.call(`payroll/what-ifs/${verb}`, { batchId: batch.id, ...input });
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const finished = async (runId: number): Promise<WhatIf> => {
    for (const deadline = performance.now() + 180_000; ; await delay(20)) {
      const whatIf = await call<WhatIf>('get-what-if', { runId });
      if (whatIf.progress.state !== 'running') return whatIf;
      if (performance.now() > deadline) throw new Error(`Run ${runId} has not ended`);
    }
  };
  const begin = async (verb: string, input: object = {}) => {
    const { runId } = await call<{ runId: number }>(verb, input);
    return { runId, ...(await finished(runId)) };
  };

  it('a replay gives what is stored, cell by cell', async () => {
    const replay = await begin('replay-batch');
    expect(replay.comparison).toMatchObject({ identical: true, changedCells: 0, affectedPayees: 0, totals: [] });
    expect(replay.basis).toMatchObject({ sameEngine: true, sameDefinition: true, sameInput: true });
  });

  it('a replay finds what was altered behind our back, and says when the frozen input was', async () => {
    const { prisma } = stage.server;
    const run = await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
    await prisma.$executeRaw`UPDATE calc.row SET v[1] = v[1] + 1 WHERE run_id = ${run.currentRunId} AND employee_id = ${employeeId}`;
    expect((await begin('replay-batch')).comparison).toMatchObject({ identical: false, affectedPayees: 1 });
    await prisma.$executeRaw`UPDATE calc.row SET v[1] = v[1] - 1 WHERE run_id = ${run.currentRunId} AND employee_id = ${employeeId}`;
    await prisma.$executeRaw`UPDATE calc.input SET t[1] = t[1] || '?' WHERE batch_id = ${batch.id} AND row_number = 3`;
    expect((await begin('replay-batch')).basis).toMatchObject({ sameInput: false });
    await prisma.$executeRaw`UPDATE calc.input SET t[1] = rtrim(t[1], '?') WHERE batch_id = ${batch.id} AND row_number = 3`;
  });

  it('another salary of one employee changes that employee alone, and not the batch', async () => {
    const { program } = await inputs();
    const input = { employeeId, table: program.table, column: program.column, value: '260000.00' };
    const raise = await begin('start-what-if', { name: 'A raise', inputs: [input] });
    expect(raise.comparison).toMatchObject({ affectedPayees: 1, identical: false });
    const { name } = await stage.server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
    const { changes } = await call<{ changes: { inputs: object[] } }>('get-what-if', { runId: raise.runId });
    expect(changes.inputs).toMatchObject([{ ...input, name, columnName: { en: 'Annual salary', 'zh-CN': '年薪' } }]);
    expect(raise.comparison?.totals.map(({ column }) => column).slice(0, 3)).toEqual(['Gross', 'Deductions', 'Net']);
    expect(raise.comparison?.totals[0]?.before).toBe(batch.gross);
    const { rows, total } = await call<{ rows: { employeeId: number; change: string }[]; total: number }>('list-affected-payees', {
      runId: raise.runId,
    });
    expect([total, rows[0]?.employeeId]).toEqual([1, employeeId]);
    expect(Number(rows[0]?.change)).toBeGreaterThan(0);
    const cells = await call<{ rows: { column: string; before: string; after: string }[] }>('list-changed-cells', { runId: raise.runId });
    expect(cells.rows.map(({ column }) => column)).toContain('Gross');
    expect(await stage.get(batch.id)).toMatchObject({ status: 'calculated', gross: batch.gross, net: batch.net });
  });

  /** The county's definition keeps the annual salary in its first money column. */
  async function inputs() {
    const copy = await stage.server.prisma.solutionCopy.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } } });
    const definition = copy.definition as {
      steps: { tables: { kind: string; code: string; columns: { code: string; type: string }[] }[] }[];
    };
    const tables = definition.steps.flatMap(({ tables }) => tables);
    const salary = tables.flatMap((table) =>
      table.kind === 'snapshot'
        ? table.columns.filter(({ type }) => type === 'money').map(({ code }) => ({ table: table.code, column: code }))
        : [],
    )[0];
    return { copy, definition, program: salary ?? { table: '', column: '' } };
  }

  it('another copy, still a draft, is compared on the same frozen input: moved columns, new ones, other results', async () => {
    const { copy, definition } = await inputs();
    const changed = structuredClone(definition) as never as {
      steps: {
        tables: { kind: string; columns: { code: string; name: object; type: string; expression?: string; source?: string }[] }[];
      }[];
    };
    const tables = changed.steps.flatMap((step) => step.tables);
    const snapshot = tables.find(({ kind }) => kind === 'snapshot');
    snapshot?.columns.reverse();
    snapshot?.columns.push({ code: 'Gender', name: { en: 'Gender', 'zh-CN': '性别' }, type: 'text', source: 'employee.gender' });
    const pay = tables.find(({ kind }) => kind === 'data');
    pay?.columns.unshift({ code: 'One', name: { en: 'One', 'zh-CN': '一' }, type: 'integer', expression: '1' });
    await stage.server.prisma.solutionCopy.create({
      data: { solutionId: copy.solutionId, number: 99, status: 'draft', definition: changed as never, definitionHash: 'draft' },
    });
    const result = await begin('start-what-if', { name: 'Next copy', copyNumber: 99 });
    expect(result.progress.state).toBe('finished');
    expect(result.comparison).toMatchObject({ identical: true, changedCells: 0 });
    expect(result.comparison?.onlyAfter).toHaveLength(1);
    expect(result.basis).toMatchObject({ sameDefinition: false });
  });

  it('a changed parameter is calculated with, and one that is not there is refused', async () => {
    const { definition } = await inputs();
    const table = definition.steps
      .flatMap(({ tables }) => tables)
      .find(({ kind, columns }) => kind === 'parameter' && columns.some(({ type }) => type === 'decimal')) as never as {
      code: string;
      columns: { code: string; type: string }[];
      versions: { validFrom: string; rows: Record<string, unknown>[] }[];
    };
    const version = table.versions.findLast(({ validFrom }) => validFrom <= '2025-03-31');
    const column = table.columns.find(({ type }) => type === 'decimal')?.code ?? '';
    const change = { table: table.code, validFrom: version?.validFrom, row: 1, column, value: 0.2 };
    expect((await begin('start-what-if', { name: 'Rate', parameters: [change] })).progress.state).toBe('finished');
    await expect(call('start-what-if', { name: 'Rate', parameters: [{ ...change, row: 9_999 }] })).rejects.toThrow('NOT_FOUND');
  });

  it('can never become the batch’s result', async () => {
    const { rows } = await call<{ rows: { runId: number }[] }>('list-what-ifs', {});
    for (const { runId } of rows) {
      await expect(stage.server.prisma.batch.update({ where: { id: batch.id }, data: { currentRunId: runId } })).rejects.toThrow(
        /cannot become its result|batch_current_run_check/,
      );
    }
    expect(rows.length).toBeGreaterThan(3);
  });

  it('keeps its result and that which it is compared with, until it is discarded', async () => {
    const { prisma } = stage.server;
    const stored = async (runId: number) =>
      Number((await prisma.$queryRaw<{ n: bigint }[]>`SELECT count(*) AS n FROM calc.row WHERE run_id = ${runId}`)[0]?.n);
    const { rows } = await call<{ rows: { runId: number }[] }>('list-what-ifs', {});
    const { currentRunId } = await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
    await stage.act(stage.clerk, 'calculate-batch', batch.id);
    await stage.until(batch.id, ({ status }) => status === 'calculated');
    const [kept, ...others] = rows.map(({ runId }) => runId);
    for (const runId of others) await call('discard-what-if', { runId });
    for (const deadline = performance.now() + 180_000; (await stored(others[0] ?? 0)) > 0; await delay(20)) {
      expect(performance.now()).toBeLessThan(deadline);
    }
    expect(await stored(kept ?? 0)).toBeGreaterThan(0);
    expect(await stored(currentRunId ?? 0)).toBeGreaterThan(0);
    await expect(call('get-what-if', { runId: others[0] })).rejects.toThrow('NOT_FOUND');
  });
});
