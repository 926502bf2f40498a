import { findUnbalanced, type KernelOutput, type OutputTable } from '@wagewright/calc-engine';
import type { ChunkResult, PayeeRange, ResultColumn, ResultShape } from '@wagewright/db/payroll/runs';

/** Employees that a breach of net = gross − deductions names. */
const unbalancedMax = 5;

/** Sum of a column over the rows that `skip` leaves in; exact, though most of it runs in doubles. */
export function sumColumn(table: OutputTable, column: number, rows: number, skip: Uint8Array | undefined): bigint {
  const values = table.v[column] as Float64Array;
  let total = 0n;
  let sum = 0;
  for (let row = 0; row < rows; row++) {
    const value = values[row] as number;
    if (value !== value || (skip !== undefined && skip[row] === 1)) continue;
    const next = sum + value;
    if (next <= Number.MAX_SAFE_INTEGER && next >= -Number.MAX_SAFE_INTEGER) sum = next;
    else {
      total += BigInt(sum);
      sum = value;
    }
  }
  for (const [row, value] of table.big.get(column) ?? []) if (skip?.[row] !== 1) total += value;
  return total + BigInt(sum);
}

export const linesOf = ({ first }: OutputTable, rows: number): number => (first ? (first[rows] as number) : rows);

/** The flags of a table's lines, each that of its row. */
export function byLine({ first }: OutputTable, rows: number, flags: Uint8Array): Uint8Array {
  if (!first) return flags;
  const lines = new Uint8Array(first[rows] as number);
  for (let row = 0; row < rows; row++) lines.fill(flags[row] as number, first[row], first[row + 1]);
  return lines;
}

/** Counts and sums what the chunk computed, exactly. */
export function countChunk(output: KernelOutput, shape: ResultShape, payees: PayeeRange): ChunkResult {
  const { rows } = output;
  const tables = new Map(output.tables.map((table) => [table.no, table]));
  const held = payees.held.reduce((sum, flag) => sum + flag, 0);
  const sums = (flags: Uint8Array | undefined, columns: readonly ResultColumn[]) => {
    const skips = new Map(output.tables.map((table) => [table.no, flags && byLine(table, rows, flags)]));
    return Object.fromEntries(
      columns.flatMap(({ tableNo, position, path }) => {
        const table = tables.get(tableNo);
        return table ? [[path, String(sumColumn(table, position - 1, linesOf(table, rows), skips.get(tableNo)))]] : [];
      }),
    );
  };
  const { summary } = shape;
  return {
    payees: rows,
    held,
    rows: Object.fromEntries(output.tables.map((table) => [table.no, linesOf(table, rows)])),
    errors: output.errors.length,
    referenceRows: output.referenceRows,
    paid: sums(held > 0 ? payees.held : undefined, shape.sums),
    stored: sums(undefined, summary ? Object.values(summary) : []),
    // figures of several stages are compared in the database
    unbalanced: (summary ? findUnbalanced(tables, summary, { rows, left: payees.held, most: unbalancedMax }) : []).map(
      (row) => payees.employeeIds[row] as number,
    ),
  };
}
