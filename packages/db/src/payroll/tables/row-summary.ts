import type { RowNumbers } from './columns/column.ts';
import { type Column, isBlank } from './columns/column.ts';
import { findRows } from './columns/find-rows.ts';
import { withTable } from './columns/open-table.ts';
import type { ResultReader } from './columns/result-cache.ts';
import { sumColumns } from './group-result.ts';
import type { RowFilter } from './row-filter.ts';

export interface ColumnSummary {
  /** Minor units as text; null for what cannot be added up. */
  readonly sum: string | null;
  /** All rows say the same. */
  readonly isSame: boolean;
}

export interface RowSummary {
  readonly total: number;
  /** In the order of the filter's columns. */
  readonly columns: readonly ColumnSummary[];
}

function isSame(column: Column, rows: RowNumbers): boolean {
  const [first] = rows;
  if (first === undefined) return true;
  if (column.kind === 'text') return rows.every((row) => column.codes[row] === column.codes[first]);
  const blank = isBlank(column, first);
  return rows.every((row) => isBlank(column, row) === blank && (blank || column.values[row] === column.values[first]));
}

/** How many rows a filter finds, what their amounts add up to, and which columns say the same in all of them. */
export async function summarizeRows(reader: ResultReader, filter: RowFilter): Promise<RowSummary> {
  return await withTable(reader, filter, async (open) => {
    const rows = await findRows(open, filter);
    const columns = await open.read(filter.columns.map(({ code }) => code));
    const sums = await sumColumns(open, { rows, codes: new Uint32Array(open.places.count), groups: 1 });
    return {
      total: rows.length,
      columns: columns.map((column, index) => {
        const sum = sums[index]?.(0) ?? null;
        return { sum: sum === null ? null : String(sum), isSame: isSame(column, rows) };
      }),
    };
  });
}
