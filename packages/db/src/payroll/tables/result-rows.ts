import type { ResultReader } from './columns/result-cache.ts';
import type { RowFilter } from './row-filter.ts';
import { listRowKeys } from './row-keys.ts';
import { type ResultRow, readRowsByKey } from './shown-rows.ts';

export interface RowQuery extends RowFilter {
  readonly sort?: { readonly column: string; readonly direction: 'ascending' | 'descending' } | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The window of a calculated table that a query asks for, and how many rows match in all. */
export async function listResultRows(reader: ResultReader, query: RowQuery): Promise<{ rows: ResultRow[]; total: number }> {
  const keys = await listRowKeys(reader, query);
  const rows = await readRowsByKey(reader.sql, query, keys.between(query.offset, query.offset + query.limit));
  return { rows, total: keys.count };
}
