import type { CellErrorRecord, InputTable, Kernel, KernelInput, KernelOutput, OutputTable, TablePlan } from '@wagewright/calc-engine';

/** Values beyond the safe integers of some entries, counted from the first of them. */
function cutBig(big: InputTable['big'], from: number, to: number): Map<number, Map<number, bigint>> {
  const cut = new Map<number, Map<number, bigint>>();
  for (const [column, values] of big ?? []) {
    const own = [...values].flatMap(([entry, value]): [number, bigint][] => (entry >= from && entry < to ? [[entry - from, value]] : []));
    if (own.length > 0) cut.set(column, new Map(own));
  }
  return cut;
}

/** The chunk's input cut down to one row. */
function cutRow(input: KernelInput, row: number): KernelInput {
  const tables = new Map<number, InputTable>();
  for (const [no, { numbers, texts, big, first }] of input.tables) {
    const [from, to] = first ? [first[row] as number, first[row + 1] as number] : [row, row + 1];
    tables.set(no, {
      numbers: numbers.map((column) => column?.subarray(from, to)),
      texts: texts.map((column) => column?.slice(from, to)),
      big: cutBig(big, from, to),
      ...(first ? { first: Int32Array.of(0, to - from) } : {}),
    });
  }
  return { rows: 1, tables };
}

/** One table of the chunk, put together row after row. */
class GatheredTable {
  readonly plan: TablePlan;
  private readonly first: number[] = [0];
  private readonly v: number[][];
  private readonly t: (string | null)[][];
  private readonly big = new Map<number, Map<number, bigint>>();
  private readonly errorCount: number[] = [];

  constructor(plan: TablePlan) {
    this.plan = plan;
    this.v = plan.columns.filter(({ storage }) => storage === 'v').map(() => []);
    this.t = plan.columns.filter(({ storage }) => storage === 't').map(() => []);
  }

  /** Adds the lines of a row that was computed by itself. */
  add(table: OutputTable): void {
    const lines = table.first ? (table.first[1] as number) : 1;
    const before = this.errorCount.length;
    for (const [column, values] of table.big) {
      const own = this.big.get(column) ?? new Map<number, bigint>();
      for (const [line, value] of values) own.set(before + line, value);
      this.big.set(column, own);
    }
    for (let line = 0; line < lines; line++) {
      for (const [column, values] of this.v.entries()) values.push(table.v[column]?.[line] as number);
      for (const [column, values] of this.t.entries()) values.push(table.t[column]?.[line] ?? null);
      this.errorCount.push(table.errorCount[line] as number);
    }
    this.first.push(this.errorCount.length);
  }

  /** Adds a line all of whose cells failed. */
  addFailure(): void {
    for (const values of this.v) values.push(Number.NaN);
    for (const values of this.t) values.push(null);
    this.errorCount.push(this.plan.columns.length);
    this.first.push(this.errorCount.length);
  }

  finish(): OutputTable {
    return {
      no: this.plan.no,
      v: this.v.map((values) => Float64Array.from(values)),
      t: this.t,
      big: this.big,
      first: this.plan.lines === 'one' ? null : Int32Array.from(this.first),
      errorCount: Uint16Array.from(this.errorCount),
    };
  }
}

/** Every cell of an employee at whom the engine itself failed. */
const engineFailures = (plan: TablePlan, row: number): CellErrorRecord[] =>
  plan.columns.map((column) => ({
    row,
    line: 0,
    tableNo: plan.no,
    table: plan.code,
    column: column.code,
    code: 'ENGINE_FAILURE' as const,
    parameters: {},
    range: null,
    inputs: {},
  }));

/** What is computed row by row, and what is known of its rows. */
export interface RowByRow {
  readonly input: KernelInput;
  /** The tables that the kernel delivers. */
  readonly tables: readonly TablePlan[];
  /** Rows known to end the thread: they are left out and become failed rows. */
  readonly failing: ReadonlySet<number | undefined>;
}

/**
 * Computes a chunk one row at a time, because it has ended its thread before. `before` hears each row first: whoever holds that note after
 * the thread's end knows the row.
 */
export function runRowByRow(kernel: Kernel, { input, tables, failing }: RowByRow, before: (row: number) => void): KernelOutput {
  const gathered = tables.map((plan) => new GatheredTable(plan));
  const errors: CellErrorRecord[] = [];
  const found: KernelOutput['found'][number][] = [];
  let referenceRows = 0;
  for (let row = 0; row < input.rows; row++) {
    if (failing.has(row)) {
      for (const table of gathered) {
        table.addFailure();
        errors.push(...engineFailures(table.plan, row));
      }
      continue;
    }
    before(row);
    const output = kernel.run(cutRow(input, row));
    for (const [index, table] of gathered.entries()) table.add(output.tables[index] as OutputTable);
    errors.push(...output.errors.map((error) => ({ ...error, row })));
    found.push(...output.found.map((finding) => ({ ...finding, row })));
    referenceRows += output.referenceRows;
  }
  return { rows: input.rows, tables: gathered.map((table) => table.finish()), errors, found, referenceRows };
}
