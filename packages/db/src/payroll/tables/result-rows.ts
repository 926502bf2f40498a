import type { Sql } from '../../sql.ts';
import { type Expression, filterParameters, filterRows, joins, payee, type RowFilter } from './row-filter.ts';

export interface RowQuery extends RowFilter {
  readonly sort?: { readonly column: string; readonly direction: 'ascending' | 'descending' } | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface ResultRow {
  /** 0 in a table that all employees share, whose rows have neither number nor name. */
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string | null;
  readonly department: { readonly en: string; readonly 'zh-CN': string } | null;
  readonly movement: 'joiner' | 'leaver' | 'both' | null;
  readonly held: boolean;
  readonly errors: number;
  readonly line: number;
  /** Minor units as text, by position − 1. */
  readonly v: readonly (string | null)[];
  readonly t: readonly (string | null)[];
}

/** For the rows of a window, which may belong to nobody. */
export const shownJoins = ['LEFT JOIN employee e ON e.id = r.employee_id', `LEFT JOIN LATERAL ${payee} ON true`, joins.dv].join('\n     ');
/** What is shown of a row. */
export const shownColumns = `r.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, dv.name AS department, p.movement,
       p.held_at IS NOT NULL AS held, r.errors::int AS errors, r.line::int AS line, r.v::text[] AS v, r.t`;
/** Row numbers follow employee ids, so the default order needs no payee. */
const defaultOrder = 'r.employee_id, r.line';

export function orderOf(sort: RowQuery['sort'], use: (column: string) => Expression): string {
  if (!sort) return defaultOrder;
  const direction = sort.direction === 'descending' ? 'DESC NULLS LAST' : 'ASC NULLS FIRST';
  return `${use(sort.column).sql} ${direction}, ${defaultOrder}`;
}

/** The window of a calculated table that a query asks for, and how many rows match in all. */
export async function listResultRows(sql: Sql, query: RowQuery): Promise<{ rows: ResultRow[]; total: number }> {
  const { parameters, parameter } = filterParameters(query);
  const { use, source, where } = filterRows(query, parameter);
  const counted = source();
  const order = orderOf(query.sort, use);
  const from = source();
  const [count] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${counted} WHERE ${where}`, parameters);
  const window = [parameter(query.limit), parameter(query.offset)];
  const rows = await sql.query<ResultRow>(
    `WITH shown AS MATERIALIZED (
       SELECT r.employee_id, r.line, r.errors, r.v, r.t FROM ${from}
       WHERE ${where} ORDER BY ${order} LIMIT ${window[0]}::int OFFSET ${window[1]}::int)
     SELECT ${shownColumns}
     FROM shown r ${shownJoins} ORDER BY ${order}`,
    parameters,
  );
  return { rows, total: count?.total ?? 0 };
}
