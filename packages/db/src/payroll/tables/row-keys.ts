import type { RowNumbers } from './columns/column.ts';
import { findRows } from './columns/find-rows.ts';
import { type OpenTable, withTable } from './columns/open-table.ts';
import type { ResultReader } from './columns/result-cache.ts';
import type { RowQuery } from './result-rows.ts';
import type { RowKeys } from './shown-rows.ts';

/** The keys of many rows in an order: all of a large table can be held at once. */
export interface PackedKeys {
  readonly count: number;
  /** Those from `first` to before `last`. */
  readonly between: (first: number, last: number) => RowKeys;
}

export const noKeys: PackedKeys = { count: 0, between: () => ({ employeeIds: [], lines: [] }) };

/** The keys of rows of an open table. */
export const keysOf = ({ places }: OpenTable, rows: RowNumbers): PackedKeys => ({
  count: rows.length,
  between: (first, last) => {
    const meant = [...rows.subarray(first, last)];
    return { employeeIds: meant.map((row) => places.employeeIds[row] ?? 0), lines: meant.map((row) => places.lines[row] ?? 0) };
  },
});

/** The keys of all rows that match, in the order that is asked for, found once: windows of them then cost what the first does. */
export const listRowKeys = (reader: ResultReader, query: Omit<RowQuery, 'offset' | 'limit'>): Promise<PackedKeys> =>
  withTable(reader, query, async (open) => keysOf(open, await findRows(open, query)));
