import type { CellErrorRecord, InputTable, Kernel, KernelInput, KernelOutput, OutputTable, Program } from '@wagewright/calc-engine';

/** The chunk's input cut down to one row. */
function cutRow(input: KernelInput, row: number): KernelInput {
  const tables = new Map<number, InputTable>();
  for (const [no, table] of input.tables) {
    const big = new Map<number, Map<number, bigint>>();
    for (const [column, values] of table.big ?? []) {
      const value = values.get(row);
      if (value !== undefined) big.set(column, new Map([[0, value]]));
    }
    tables.set(no, {
      numbers: table.numbers.map((column) => column?.subarray(row, row + 1)),
      texts: table.texts.map((column) => column && [column[row] ?? null]),
      big,
    });
  }
  return { rows: 1, tables };
}

interface Gathered extends OutputTable {
  readonly big: Map<number, Map<number, bigint>>;
}

function emptyTables(program: Program, rows: number): Gathered[] {
  return program.tables
    .filter(({ kind }) => kind === 'data')
    .map(({ no, columns }) => ({
      no,
      v: columns.filter(({ storage }) => storage === 'v').map(() => new Float64Array(rows).fill(Number.NaN)),
      t: columns.filter(({ storage }) => storage === 't').map(() => new Array<string | null>(rows).fill(null)),
      big: new Map<number, Map<number, bigint>>(),
      first: null,
      errorCount: new Uint16Array(rows),
    }));
}

function takeRow(into: Gathered, from: OutputTable, row: number): void {
  for (const [index, column] of from.v.entries()) (into.v[index] as Float64Array)[row] = column[0] as number;
  for (const [index, column] of from.t.entries()) (into.t[index] as (string | null)[])[row] = column[0] ?? null;
  for (const [column, values] of from.big) {
    const value = values.get(0);
    if (value !== undefined) into.big.set(column, (into.big.get(column) ?? new Map<number, bigint>()).set(row, value));
  }
  into.errorCount[row] = from.errorCount[0] as number;
}

/** Every cell of an employee at whom the engine itself failed. */
function engineFailures(program: Program, row: number): CellErrorRecord[] {
  return program.tables
    .filter(({ kind }) => kind === 'data')
    .flatMap((table) =>
      table.columns.map((column) => ({
        row,
        line: 0,
        tableNo: table.no,
        table: table.code,
        column: column.code,
        code: 'ENGINE_FAILURE' as const,
        parameters: {},
        message: `The calculation of this employee ended its thread, so ${table.code}.${column.code} has no value.`,
        nextStep: 'Look at the inputs of this employee for values far out of range, and report the case.',
        range: null,
        inputs: {},
      })),
    );
}

/**
 * Computes a chunk one row at a time, because it has ended its thread before. `before` hears each row first: whoever holds that note after
 * the thread's end knows the row. Rows known to end the thread are left out and become failed rows.
 */
export function runRowByRow(
  kernel: Kernel,
  input: KernelInput,
  failing: ReadonlySet<number | undefined>,
  before: (row: number) => void,
): KernelOutput {
  const { program } = kernel;
  const tables = emptyTables(program, input.rows);
  const errors: CellErrorRecord[] = [];
  let referenceRows = 0;
  for (let row = 0; row < input.rows; row++) {
    if (failing.has(row)) {
      errors.push(...engineFailures(program, row));
      for (const table of tables) table.errorCount[row] = table.v.length + table.t.length;
      continue;
    }
    before(row);
    const output = kernel.run(cutRow(input, row));
    for (const [index, table] of output.tables.entries()) takeRow(tables[index] as Gathered, table, row);
    errors.push(...output.errors.map((error) => ({ ...error, row })));
    referenceRows += output.referenceRows;
  }
  return { rows: input.rows, tables, errors, referenceRows };
}
