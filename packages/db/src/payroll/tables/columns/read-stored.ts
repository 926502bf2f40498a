import type { Sql } from '../../../sql.ts';
import type { StoredColumn } from '../row-filter.ts';
import { type Column, idsOf, noNumber, numbersOf, type RowPlaces, textsOf } from './column.ts';

/** A table of a result. */
export interface StoredTable {
  readonly batchId: number;
  readonly runId: number;
  readonly tableNo: number;
}

/** What was read of a table in one statement, so that all of it belongs to one version of the batch. */
export interface StoredPart {
  readonly version: number;
  readonly places: RowPlaces;
  readonly columns: readonly Column[];
}

type Read = Readonly<Record<string, Uint8Array | (string | null)[] | null>> & { readonly version: number };

const bytes = (value: Read[string]): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array(0));

const aggregateOf = ({ storage, position }: StoredColumn, index: number): string =>
  storage === 't'
    ? `json_agg(r.t[${Number(position)}]) AS c${index}`
    : `string_agg(int8send(coalesce(r.v[${Number(position)}], ${noNumber})), ''::bytea) AS c${index}`;

function placesOf(ids: Uint8Array, lineBytes: Uint8Array): RowPlaces {
  const employeeIds = idsOf(ids);
  const view = new DataView(lineBytes.buffer, lineBytes.byteOffset, lineBytes.byteLength);
  return { count: employeeIds.length, employeeIds, lines: Int16Array.from(employeeIds, (_, row) => view.getInt16(row * 2)) };
}

/** Some columns of a result, whole, out of its rows: each comes as one value, since a row each would cost more than everything else. */
export async function readFromRows(
  sql: Sql,
  { batchId, runId, tableNo }: StoredTable,
  columns: readonly StoredColumn[],
): Promise<StoredPart> {
  const [read] = await sql.query<Read>(
    `SELECT (SELECT version FROM batch WHERE id = $1::int) AS version,
       string_agg(int4send(r.employee_id), ''::bytea) AS ids, string_agg(int2send(r.line), ''::bytea) AS lines
       ${columns.map((column, index) => `, ${aggregateOf(column, index)}`).join('')}
     FROM (SELECT employee_id, line, v, t FROM calc.row WHERE run_id = $2::int AND table_no = $3::smallint ORDER BY employee_id, line) r`,
    [batchId, runId, tableNo],
  );
  if (!read) throw new Error('An aggregate without groups has one row.');
  return {
    version: read.version,
    places: placesOf(bytes(read['ids'] ?? null), bytes(read['lines'] ?? null)),
    columns: columns.map(({ storage }, index) => {
      const value = read[`c${index}`] ?? null;
      return storage === 't' ? textsOf(Array.isArray(value) ? value : []) : numbersOf(bytes(value));
    }),
  };
}
