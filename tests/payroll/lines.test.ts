import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Definition {
  steps: { code: string; tables: { code: string; columns: { code: string; expression?: string }[] }[] }[];
}
interface Rows {
  readonly rows: readonly {
    readonly employeeId: number | null;
    readonly line: number;
    readonly cells: readonly (string | null)[];
    readonly origin?: { readonly how: string; readonly by: string } | null;
  }[];
}

const name = { en: 'Test', 'zh-CN': '测试' };
const column = (code: string, type: string, more: object) => ({ code, name, type, ...more });
const added = [
  {
    code: 'Pieces',
    name,
    kind: 'snapshot',
    lines: 'segments',
    columns: [
      column('From', 'date', { source: 'segment.from' }),
      column('To', 'date', { source: 'segment.to' }),
      column('Salary', 'money', { source: 'compensation.BASE_SALARY' }),
    ],
  },
  { code: 'TypedBonus', name, kind: 'parameter', input: 'employee', columns: [column('Amount', 'money', {})] },
  { code: 'TypedLines', name, kind: 'parameter', input: 'lines', columns: [column('Kind', 'text', {}), column('Amount', 'money', {})] },
];
const calculated = {
  code: 'PieceDays',
  name,
  kind: 'data',
  per: 'Pieces',
  columns: [column('Days', 'integer', { expression: 'DAYS_BETWEEN(Pieces.From, Pieces.To) + 1' })],
};

describe('a batch with parts of the period and typed rows', () => {
  const stage = stageForAll();
  let batch: BatchView;
  let employeeId: number;
  beforeAll(async () => {
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    await extendDefinition();
    const period = await prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, sequence: 2 } });
    const { data } = await stage.clerk.call('payroll/batches/create-batch', { periodId: period.id, name: 'Lines' });
    batch = data as BatchView;
    await raiseWithin(batch);
    batch = await stage.act(stage.clerk, 'prepare-batch', batch.id);
  });

  async function extendDefinition(): Promise<void> {
    const { prisma } = stage.server;
    const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } } });
    const definition = structuredClone(copy.definition) as unknown as Definition;
    definition.steps[0]?.tables.push(...(added as never[]));
    const step = definition.steps.find(({ tables }) => tables.some(({ code }) => code === 'Pay'));
    step?.tables.push(calculated as never);
    const gross = step?.tables.find(({ code }) => code === 'Pay')?.columns.find(({ code }) => code === 'Gross');
    if (gross)
      gross.expression = `${gross.expression} + COALESCE(TypedBonus.Amount, 0) + SUM(TypedLines.Amount WHERE TypedLines.Kind = "bonus")`;
    await prisma.solutionCopy.update({ where: { id: copy.id }, data: { definition: definition as never, definitionHash: 'with-lines' } });
  }

  /** A raise on the fifth day of the period, for somebody whose salary did not change in it. */
  async function raiseWithin({ id }: BatchView): Promise<void> {
    const { prisma } = stage.server;
    const { period } = await prisma.batch.findUniqueOrThrow({ where: { id }, include: { period: true } });
    const day = (offset: number) => new Date(period.startDate.getTime() + offset * 86_400_000);
    const record = await prisma.compensationRecord.findFirstOrThrow({
      where: {
        item: { code: 'BASE_SALARY' },
        effectiveDate: { lte: period.startDate },
        OR: [{ expiryDate: null }, { expiryDate: { gt: period.endDate } }],
        employee: { terminationDate: null, legalEntity: { solutions: { some: { code: 'US_BIWEEKLY' } } } },
      },
      orderBy: { employeeId: 'asc' },
    });
    employeeId = record.employeeId;
    await prisma.compensationRecord.update({ where: { id: record.id }, data: { expiryDate: day(3) } });
    const { id: _id, ...copy } = record;
    await prisma.compensationRecord.create({ data: { ...copy, effectiveDate: day(4), amount: Number(record.amount) + 26_000 } });
  }

  const rowsOf = async (table: string): Promise<Rows['rows']> => {
    const { data, error } = await stage.clerk.call('payroll/tables/list-rows', { batchId: batch.id, table, limit: 500 });
    if (error) throw new Error(error.message);
    return (data as Rows).rows.filter((row) => row.employeeId === employeeId);
  };
  const inputOf = async (table: string) => {
    const { data } = await stage.clerk.call('payroll/batches/list-batch-input', { id: batch.id, table, limit: 500 });
    return (data as Rows).rows.filter((row) => row.employeeId === employeeId).map(({ cells }) => cells);
  };
  const type = (table: string, lines: object[]) =>
    stage.act(stage.clerk, 'set-batch-input', batch.id, { table, rows: [{ employeeId, lines }] });
  const calculate = async () => {
    await stage.act(stage.clerk, 'calculate-batch', batch.id);
    batch = await stage.until(batch.id, ({ status }) => status !== 'calculating');
    expect(batch).toMatchObject({ status: 'calculated', lastFailure: null });
    return batch;
  };

  it('both parts of a raise in mid-period stay visible, and their days add up', async () => {
    expect(await inputOf('Pieces')).toHaveLength(2);
    await calculate();
    expect((await rowsOf('PieceDays')).map(({ line, cells }) => [line, cells[0]])).toEqual([
      [0, '4'],
      [1, '10'],
    ]);
    await stage.act(stage.clerk, 'move-batch-back', batch.id, { to: 'waiting' });
  });

  it('typed rows start blank, are replaced as a whole, and are calculated with', async () => {
    const before = Number(batch.gross);
    expect(await inputOf('TypedBonus')).toEqual([[null]]);
    expect(await inputOf('TypedLines')).toEqual([]);
    await type('TypedBonus', [{ Amount: '100.00' }]);
    await type('TypedLines', [
      { Kind: 'bonus', Amount: '20.50' },
      { Kind: 'other', Amount: 5 },
    ]);
    await type('TypedLines', [{ Kind: 'bonus', Amount: '20.50' }, { Kind: 'bonus', Amount: 9.5 }, { Kind: 'other' }]);
    expect(await inputOf('TypedLines')).toEqual([
      ['bonus', '20.50'],
      ['bonus', '9.50'],
      ['other', null],
    ]);
    const { gross } = await calculate();
    expect(Math.round((Number(gross) - before) * 100)).toBe(13_000);
  });

  it('everybody of the batch can be reached in a typed table, and who is searched for and typed leaves the others as they are', async () => {
    await stage.act(stage.clerk, 'move-batch-back', batch.id, { to: 'waiting' });
    const list = async (more: object) => {
      const { data } = await stage.clerk.call('payroll/batches/list-batch-input', {
        id: batch.id,
        table: 'TypedLines',
        everybody: true,
        ...more,
      });
      return data as Rows & { total: number };
    };
    const all = await list({ limit: 500 });
    expect(new Set(all.rows.map((row) => row.employeeId)).size).toBe(batch.payeeCount);
    const other = all.rows.find((row) => row.employeeId !== employeeId);
    expect(other?.cells).toEqual([null, null]);
    const { employeeNumber } = await stage.server.prisma.employee.findUniqueOrThrow({ where: { id: other?.employeeId ?? 0 } });
    expect((await list({ search: employeeNumber })).rows).toEqual([other]);
    const rows = [{ employeeId: other?.employeeId, lines: [{ Kind: 'bonus', Amount: '1.00' }] }];
    await stage.act(stage.clerk, 'set-batch-input', batch.id, { table: 'TypedLines', rows });
    expect(await inputOf('TypedLines')).toHaveLength(3);
    const typed = (await list({ search: employeeNumber })).rows;
    expect(typed.map(({ cells }) => cells)).toEqual([['bonus', '1.00']]);
    expect(typed[0]?.origin).toMatchObject({ how: 'typed', by: expect.stringMatching(/\w/) });
    // those of whom something is filled in, and by what: this one line is the smallest amount
    const filled = await list({ filled: true, sort: { column: 'Amount', direction: 'ascending' }, limit: 500 });
    expect(filled.rows[0]).toEqual(typed[0]);
    expect(filled.rows.every(({ cells }) => cells.some((cell) => cell !== null))).toBe(true);
    expect(new Set(filled.rows.map((row) => row.employeeId))).toEqual(new Set([employeeId, other?.employeeId]));
    // blank ones come last
    const amounts = filled.rows.map(({ cells }) => Number(cells[1] ?? Infinity));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const latest = await list({ sort: { column: '#at', direction: 'descending' }, limit: 1 });
    expect(latest.rows).toEqual(typed);
    const unknown = { id: batch.id, table: 'TypedLines', sort: { column: 'Nothing', direction: 'ascending' } };
    expect((await stage.clerk.call('payroll/batches/list-batch-input', unknown)).error?.code).toBe('NOT_FOUND');
    await calculate();
  });

  it('is refused what a column cannot hold, with row and column, and everything once it is calculated', async () => {
    const refused = await stage.clerk.call('payroll/batches/set-batch-input', {
      id: batch.id,
      version: batch.version,
      table: 'TypedBonus',
      rows: [{ employeeId, lines: [{ Amount: '1' }] }],
    });
    expect(refused.error?.code).toBe('ILLEGAL_TRANSITION');
    await stage.act(stage.clerk, 'move-batch-back', batch.id, { to: 'waiting' });
    await expect(type('TypedBonus', [{ Amount: '1.005' }])).rejects.toThrow(/TABLE_ROW.*Amount/);
    await expect(type('TypedBonus', [{ Bonus: '1' }])).rejects.toThrow('no such column');
    await expect(type('TypedBonus', [])).rejects.toThrow('one line for each employee');
    await expect(type('Employee', [{}])).rejects.toThrow('NOT_FOUND');
  });
});
