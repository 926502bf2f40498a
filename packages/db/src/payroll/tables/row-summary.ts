import type { Sql } from '../../sql.ts';
import { filterParameters, filterRows, type RowFilter, type StoredColumn } from './row-filter.ts';

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

const sums: ReadonlySet<StoredColumn['type']> = new Set(['money']);

const summaryOf = ({ storage, position, type }: StoredColumn): string => {
  const value = `r.${storage}[${position}]`;
  const sum = sums.has(type) ? `sum(${value})::text` : 'NULL';
  return `json_build_object('sum', ${sum}, 'isSame', min(${value}) IS NOT DISTINCT FROM max(${value}) AND count(${value}) IN (0, count(*)))`;
};

/** How many rows a filter finds, what their amounts add up to, and which columns say the same in all of them. */
export async function summarizeRows(sql: Sql, filter: RowFilter): Promise<RowSummary> {
  const { parameters, parameter } = filterParameters(filter);
  const { source, where } = filterRows(filter, parameter);
  const [row] = await sql.query<RowSummary>(
    `SELECT count(*)::int AS total, json_build_array(${filter.columns.map(summaryOf).join(', ')}) AS columns FROM ${source()} WHERE ${where}`,
    parameters,
  );
  if (!row) throw new Error('An aggregate without groups has one row.');
  return row;
}
