import type { Sql } from '../../sql.ts';

/** Where a value stands in a stored row; `position` from 1. */
interface Place {
  readonly storage: 'v' | 't';
  readonly position: number;
}

export interface GroupQuery {
  readonly runId: number;
  /** The table whose rows were grouped. */
  readonly tableNo: number;
  /** Its group columns and what they hold in this group: minor units or text, null for blank. */
  readonly keys: readonly (Place & { readonly value: string | null })[];
  /** The column that was aggregated; null where rows were counted. */
  readonly column: Place | null;
  readonly limit: number;
}

export interface GroupRow {
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string | null;
  readonly line: number;
  /** Minor units or text. */
  readonly value: string | null;
}

const at = ({ storage, position }: Place): string => `r.${storage}[${Number(position)}]`;

/** The rows that went into a group of a pivot, the largest values first, and how many there are in all. */
export async function readGroupRows(sql: Sql, query: GroupQuery): Promise<{ rows: GroupRow[]; total: number }> {
  const parameters: unknown[] = [query.runId, query.tableNo];
  const parameter = (value: unknown): string => `$${parameters.push(value)}`;
  const keys = query.keys.map(
    (key) => `${at(key)} IS NOT DISTINCT FROM ${parameter(key.value)}::${key.storage === 'v' ? 'bigint' : 'text'}`,
  );
  const where = ['r.run_id = $1::int', 'r.table_no = $2::smallint', ...keys].join(' AND ');
  const [count] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM calc.row r WHERE ${where}`, parameters);
  const value = query.column ? at(query.column) : 'NULL::text';
  const rows = await sql.query<GroupRow>(
    `SELECT r.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, r.line::int AS line, ${value}::text AS value
     FROM calc.row r LEFT JOIN employee e ON e.id = r.employee_id
     WHERE ${where} ORDER BY ${query.column ? `${value} DESC NULLS LAST, ` : ''}r.employee_id, r.line LIMIT ${parameter(query.limit)}::int`,
    parameters,
  );
  return { rows, total: count?.total ?? 0 };
}
