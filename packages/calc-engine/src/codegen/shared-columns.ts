/** Columns of parameter tables and of tables over all employees as arrays, for loops that walk their rows. */
import type { ColumnPlan } from '../api.ts';
import type { TableCell } from '../definition/checked-program.ts';
import type { ColumnRead } from '../ir/context.ts';
import { safeMax } from '../ir/nodes.ts';
import { powerOfTen } from '../reference/fraction.ts';
import type { ResolvedTable } from '../tables/resolve.ts';
import type { ColumnArray } from './column.ts';

export interface SharedColumn {
  readonly array: ColumnArray;
  readonly bounds: Pick<ColumnRead, 'lo' | 'hi' | 'blank' | 'failing'>;
}

/** Minor units, days, 0/1; null where it is blank. */
function minorOf(cell: TableCell | undefined, plan: ColumnPlan): bigint | null {
  if (!cell || cell.kind === 'text' || cell.kind === 'failed') return null;
  if (cell.kind === 'number') return (cell.value.n * powerOfTen(plan.scale)) / cell.value.d;
  return cell.kind === 'date' ? BigInt(cell.days) : cell.value ? 1n : 0n;
}

/** A failed cell is Infinity or undefined, and so is a number too large for a double: whoever reads it flags. */
export function sharedColumn(table: ResolvedTable, plan: ColumnPlan, index: number): SharedColumn {
  const cells = (table.version?.rows ?? []).map((row) => row[index] ?? null);
  if (plan.storage === 't') {
    const array = cells.map((cell) => (cell?.kind === 'text' ? cell.value : cell?.kind === 'failed' ? undefined : null));
    return { array: array as (string | null)[], bounds: { lo: 0n, hi: 0n, blank: true, failing: array.includes(undefined) } };
  }
  const values = cells.map((cell) => minorOf(cell, plan));
  const isUnusable = (row: number): boolean => {
    const value = values[row] ?? 0n;
    return cells[row]?.kind === 'failed' || value > safeMax || value < -safeMax;
  };
  const array = Float64Array.from(values, (value, row) =>
    isUnusable(row) ? Number.POSITIVE_INFINITY : value === null ? Number.NaN : Number(value),
  );
  const usable = values.filter((value, row): value is bigint => value !== null && !isUnusable(row));
  const [first = 0n] = usable;
  const lo = usable.reduce((least, value) => (value < least ? value : least), first);
  const hi = usable.reduce((most, value) => (value > most ? value : most), first);
  const blank = array.some((value) => Number.isNaN(value));
  return { array, bounds: { lo, hi, blank, failing: array.includes(Number.POSITIVE_INFINITY) } };
}
