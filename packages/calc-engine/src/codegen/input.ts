/** Reading a chunk's inputs by row, and its bounds. */
import type { ColumnStatistics, InputStatistics, KernelInput, Program, RowInput } from '../api.ts';
import type { InputReader } from '../reference/row.ts';

/** One row of a chunk for the reference evaluator. */
export function inputReader(input: KernelInput, row: number): InputReader {
  return (tableNo, plan) => {
    const table = input.tables.get(tableNo);
    const index = plan.position - 1;
    if (plan.storage === 't') return table?.texts[index]?.[row] ?? null;
    const big = table?.big?.get(index)?.get(row);
    if (big !== undefined) return big;
    const value = table?.numbers[index]?.[row];
    return value === undefined || Number.isNaN(value) ? null : BigInt(value);
  };
}

/** One employee's inputs given by themselves. */
export function rowReader(input: RowInput): InputReader {
  return (tableNo, plan) => {
    const table = input.tables.get(tableNo);
    const [line] = table?.lines ?? [];
    return (plan.storage === 't' ? line?.t[plan.position - 1] : line?.v[plan.position - 1]) ?? null;
  };
}

export function readRow(program: Program, input: KernelInput, row: number): RowInput {
  const read = inputReader(input, row);
  const tables = program.inputs.map((table) => {
    const values = table.columns.map((plan) => ({ plan, value: read(table.tableNo, plan) }));
    const v = values.filter(({ plan }) => plan.storage === 'v').map(({ value }) => (typeof value === 'bigint' ? value : null));
    const t = values.filter(({ plan }) => plan.storage === 't').map(({ value }) => (typeof value === 'string' ? value : null));
    return [table.tableNo, { lines: [{ v, t }] }] as const;
  });
  return { tables: new Map(tables) };
}

/** Bounds of every numeric input column; a column that is blank throughout has bounds 0 and 0. */
export function measureStatistics(program: Program, input: KernelInput): InputStatistics {
  return new Map(
    program.inputs.map((table) => {
      const numeric = table.columns.filter((plan) => plan.storage === 'v');
      return [table.tableNo, numeric.map((plan) => measureColumn(input.tables.get(table.tableNo)?.numbers[plan.position - 1], input.rows))];
    }),
  );
}

function measureColumn(values: Float64Array | undefined, rows: number): ColumnStatistics {
  if (!values) return { min: 0, max: 0, blank: true };
  let [min, max, blank] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, false];
  for (let row = 0; row < rows; row += 1) {
    const value = values[row] ?? Number.NaN;
    if (value < min) min = value;
    if (value > max) max = value;
    if (Number.isNaN(value)) blank = true;
  }
  return min <= max ? { min, max, blank } : { min: 0, max: 0, blank };
}
