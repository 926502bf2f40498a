import type { ColumnPlan } from '@wagewright/calc-engine';
import { decimalText } from '@wagewright/db';

const dayMs = 86_400_000;

/** A stored value as the contracts write it: decimal text at the column's scale, an ISO date, "true" or "false". */
export function formatValue(minor: string, column: Pick<ColumnPlan, 'type' | 'scale'>): string {
  if (column.type === 'date') return new Date(Number(minor) * dayMs).toISOString().slice(0, 10);
  if (column.type === 'boolean') return minor === '1' ? 'true' : 'false';
  return decimalText(minor, column.scale);
}

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
