/** Reading a chunk's inputs by row, and its bounds. */
import type { ColumnStatistics, InputStatistics, InputTable, KernelInput, LineInput, Program, RowInput } from '../api.ts';
import type { InputReader } from '../reference/stored.ts';

/** One employee of a chunk for the reference evaluator. */
export function inputReader(input: KernelInput, row: number): InputReader {
  const itemOf = (table: InputTable | undefined, line: number): number => (table?.first ? (table.first[row] as number) + line : row);
  return {
    cell(tableNo, plan, line) {
      const table = input.tables.get(tableNo);
      const [index, item] = [plan.position - 1, itemOf(table, line)];
      if (plan.storage === 't') return table?.texts[index]?.[item] ?? null;
      const big = table?.big?.get(index)?.get(item);
      if (big !== undefined) return big;
      const value = table?.numbers[index]?.[item];
      return value === undefined || Number.isNaN(value) ? null : BigInt(value);
    },
    count(tableNo) {
      const first = input.tables.get(tableNo)?.first;
      return first ? (first[row + 1] as number) - (first[row] as number) : 0;
    },
  };
}

/** One employee's inputs given by themselves. */
export function rowReader(input: RowInput): InputReader {
  return {
    cell(tableNo, plan, line) {
      const cells = input.tables.get(tableNo)?.lines[line];
      return (plan.storage === 't' ? cells?.t[plan.position - 1] : cells?.v[plan.position - 1]) ?? null;
    },
    count: (tableNo) => input.tables.get(tableNo)?.lines.length ?? 0,
  };
}

export function readRow(program: Program, input: KernelInput, row: number): RowInput {
  const read = inputReader(input, row);
  const tables = program.inputs.map((table) => {
    const count = table.lines === 'many' ? read.count(table.tableNo) : 1;
    const lines = Array.from({ length: count }, (_, line): LineInput => {
      const values = table.columns.map((plan) => ({ plan, value: read.cell(table.tableNo, plan, line) }));
      const v = values.filter(({ plan }) => plan.storage === 'v').map(({ value }) => (typeof value === 'bigint' ? value : null));
      const t = values.filter(({ plan }) => plan.storage === 't').map(({ value }) => (typeof value === 'string' ? value : null));
      return { v, t };
    });
    return [table.tableNo, { lines }] as const;
  });
  return { tables: new Map(tables) };
}

/** Bounds of every numeric input column; a column that is blank throughout has bounds 0 and 0. */
export function measureStatistics(program: Program, input: KernelInput): InputStatistics {
  return new Map(
    program.inputs.map((table) => {
      const numeric = table.columns.filter((plan) => plan.storage === 'v');
      const given = input.tables.get(table.tableNo);
      const items = table.lines === 'many' ? (given?.first?.[input.rows] ?? 0) : input.rows;
      return [table.tableNo, numeric.map((plan) => measureColumn(given?.numbers[plan.position - 1], items))];
    }),
  );
}

function measureColumn(values: Float64Array | undefined, rows: number): ColumnStatistics {
  if (!values || rows === 0) return { min: 0, max: 0, blank: true };
  let [min, max, blank] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, false];
  for (let row = 0; row < rows; row += 1) {
    const value = values[row] ?? Number.NaN;
    if (value < min) min = value;
    if (value > max) max = value;
    if (Number.isNaN(value)) blank = true;
  }
  return min <= max ? { min, max, blank } : { min: 0, max: 0, blank };
}
