import type { Sql } from '../../sql.ts';
import type { ResultRow, RowQuery } from './result-rows.ts';
import { orderOf, shownColumns, shownJoins } from './result-rows.ts';
import { filterParameters, filterRows, type RowFilter } from './row-filter.ts';

/** Rows of a calculated table by whose they are and which line. */
export interface RowKeys {
  readonly employeeIds: readonly number[];
  readonly lines: readonly number[];
}

/** The keys of many rows in an order, eight bytes a row: all of a large table can be held at once. */
export interface PackedKeys {
  readonly count: number;
  /** Those from `first` to before `last`. */
  readonly between: (first: number, last: number) => RowKeys;
}

const bytesOfKey = 8;
const bytesOfNumber = 4;
export const noKeys: PackedKeys = { count: 0, between: () => ({ employeeIds: [], lines: [] }) };

function unpacked(bytes: Uint8Array): PackedKeys {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.byteLength / bytesOfKey;
  const between = (first: number, last: number): RowKeys => {
    const places = Array.from({ length: Math.max(0, Math.min(last, count) - first) }, (_, index) => (first + index) * bytesOfKey);
    return { employeeIds: places.map((at) => view.getInt32(at)), lines: places.map((at) => view.getInt32(at + bytesOfNumber)) };
  };
  return { count, between };
}

/** The keys of all rows that match, in the order that is asked for, found once: windows of them then cost what the first does. */
export async function listRowKeys(sql: Sql, query: Omit<RowQuery, 'offset' | 'limit'>): Promise<PackedKeys> {
  const { parameters, parameter } = filterParameters(query);
  const { use, source, where } = filterRows(query, parameter);
  const order = orderOf(query.sort, use);
  const [found] = await sql.query<{ keys: Uint8Array | null }>(
    `SELECT string_agg(int4send(k.employee_id) || int4send(k.line), ''::bytea) AS keys
     FROM (SELECT r.employee_id, r.line::int AS line FROM ${source()} WHERE ${where} ORDER BY ${order}) k`,
    parameters,
  );
  return found?.keys ? unpacked(found.keys) : noKeys;
}

type RunTable = Pick<RowFilter, 'batchId' | 'runId' | 'tableNo'>;

/** The rows of some keys, in their order; one that is no longer there is left out. */
export async function readRowsByKey(
  sql: Sql,
  { batchId, runId, tableNo }: RunTable,
  { employeeIds, lines }: RowKeys,
): Promise<ResultRow[]> {
  return await sql.query<ResultRow>(
    `SELECT ${shownColumns}
     FROM unnest($4::int[], $5::int[]) WITH ORDINALITY AS k (employee_id, line, place)
     CROSS JOIN LATERAL (SELECT x.employee_id, x.line, x.errors, x.v, x.t FROM calc.row x
       WHERE x.run_id = $2::int AND x.table_no = $3::smallint AND x.employee_id = k.employee_id AND x.line = k.line OFFSET 0) r
     ${shownJoins} WHERE $1::int > 0 ORDER BY k.place`,
    [batchId, runId, tableNo, employeeIds, lines],
  );
}
