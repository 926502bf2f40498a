import type { ColumnPlan } from '@wagewright/calc-engine';
import { formatValue } from '@wagewright/db';

/** A row's cells in the order of the table's columns; a failed cell is its error's code. */
export function formatCells(
  columns: readonly ColumnPlan[],
  row: { readonly v: readonly (string | null)[]; readonly t: readonly (string | null)[] },
  errors: ReadonlyMap<string, string>,
): (string | null | { error: string })[] {
  return columns.map((column) => {
    const error = errors.get(column.code);
    if (error) return { error };
    const stored = row[column.storage][column.position - 1] ?? null;
    return stored === null || column.storage === 't' ? stored : formatValue(stored, column);
  });
}
