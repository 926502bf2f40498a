import type { Sql } from '../../sql.ts';
import type { ResultRow, RowQuery } from './result-rows.ts';
import { orderOf, shownColumns, shownJoins } from './result-rows.ts';
import { filterParameters, filterRows, type RowFilter } from './row-filter.ts';

/** Rows of a calculated table by whose they are and which line, in an order. Eight bytes a row: all of a large table can be held at once. */
export interface RowKeys {
  readonly employeeIds: Int32Array;
  readonly lines: Int32Array;
}

/** The keys of all rows that match, in the order that is asked for, found once: windows of them then cost what the first does. */
export async function listRowKeys(sql: Sql, query: Omit<RowQuery, 'offset' | 'limit'>): Promise<RowKeys> {
  const { parameters, parameter } = filterParameters(query);
  const { use, source, where } = filterRows(query, parameter);
  const order = orderOf(query.sort, use);
  const [found] = await sql.query<{ employeeIds: number[] | null; lines: number[] | null }>(
    `SELECT array_agg(k.employee_id ORDER BY k.place) AS "employeeIds", array_agg(k.line ORDER BY k.place) AS lines
     FROM (SELECT r.employee_id, r.line::int AS line, row_number() OVER (ORDER BY ${order}) AS place FROM ${source()} WHERE ${where}) k`,
    parameters,
  );
  return { employeeIds: Int32Array.from(found?.employeeIds ?? []), lines: Int32Array.from(found?.lines ?? []) };
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
    [batchId, runId, tableNo, [...employeeIds], [...lines]],
  );
}
