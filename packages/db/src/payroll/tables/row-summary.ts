import type { RowNumbers } from './columns/column.ts';
import { type Column, isBlank } from './columns/column.ts';
import { findRows } from './columns/find-rows.ts';
import { type OpenTable, withTable } from './columns/open-table.ts';
import type { ResultReader } from './columns/result-cache.ts';
import { addsUp, sumColumns } from './group-result.ts';
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

/** Of all rows, out of what the run kept; null for a column whose rows have to be looked at. */
async function keptSummaries(open: OpenTable, { columns, conditions, search, within = [] }: RowFilter): Promise<(ColumnSummary | null)[]> {
  const kept = conditions.length + within.length === 0 && !search ? await open.figures() : undefined;
  return columns.map((column) => {
    const figures = kept?.(column);
    if (!figures || (addsUp(column) && figures.sum === null && figures.blanks < figures.rows)) return null;
    const { sum, blanks, rows, least, most } = figures;
    return { sum: addsUp(column) && sum !== null ? String(sum) : null, isSame: blanks === rows || (blanks === 0 && least === most) };
  });
}

/** How many rows a filter finds, what their amounts add up to, and which columns say the same in all of them. */
export async function summarizeRows(reader: ResultReader, filter: RowFilter): Promise<RowSummary> {
  return await withTable(reader, filter, async (open) => {
    const kept = await keptSummaries(open, filter);
    if (kept.every((summary) => summary !== null)) return { total: open.places.count, columns: kept };
    const asked = filter.columns.filter((_, index) => kept[index] === null);
    const rows = await findRows(open, filter);
    const columns = await open.read(asked.map(({ code }) => code));
    const sums = await sumColumns(open, asked, { rows, codes: new Uint32Array(open.places.count), groups: 1 });
    const counted = columns.map((column, index): ColumnSummary => {
      const sum = sums[index]?.(0) ?? null;
      return { sum: sum === null ? null : String(sum), isSame: isSame(column, rows) };
    });
    const left = counted.values();
    return { total: rows.length, columns: kept.flatMap((summary) => summary ?? left.take(1).toArray()) };
  });
}
