import type { ColumnPlan } from '@wagewright/calc-engine';
import { formatValue } from '@wagewright/db';

/**
 * A row's cells in the order of the table's columns; a failed cell is its error's code.
 * @param wanted places of the columns that are looked at; of the others nothing is made. Left out: all of them
 */
export function formatCells(
  columns: readonly ColumnPlan[],
  row: { readonly v: readonly (string | null)[]; readonly t: readonly (string | null)[] },
  errors: ReadonlyMap<string, string>,
  wanted?: ReadonlySet<number>,
): (string | null | { error: string })[] {
  return columns.map((column, place) => {
    if (wanted && !wanted.has(place)) return null;
    const error = errors.get(column.code);
    if (error) return { error };
    const stored = row[column.storage][column.position - 1] ?? null;
    return stored === null || column.storage === 't' ? stored : formatValue(stored, column);
  });
}
