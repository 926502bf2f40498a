import type { Sql } from '../../sql.ts';
import type { ComparedColumn, ComparedTable } from './compared-tables.ts';

/** Two results of the same frozen people. */
export interface ComparedRuns {
  readonly beforeRunId: number;
  readonly afterRunId: number;
  readonly tables: readonly ComparedTable[];
}

/** Where net pay stands in each result, to weigh who is affected; table number and position in `v`. */
export interface NetPlace {
  readonly tableNo: number;
  readonly position: number;
}

export interface ChangedCell {
  /** 0 in a table over all employees. */
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string | null;
  /** Number in the later result, line, and index among the compared columns. */
  readonly tableNo: number;
  readonly line: number;
  readonly column: number;
  /** Minor units at each side's own scale, or text; null is blank or failed. */
  readonly before: string | null;
  readonly after: string | null;
  readonly beforeError: string | null;
  readonly afterError: string | null;
}

export interface AffectedPayee {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly changedCells: number;
  /** Net pay, minor units at each side's own scale. */
  readonly before: string | null;
  readonly after: string | null;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** One VALUES row: the column's index, code, both values as text, and whether they are the same amount. */
function valueRow({ code, before, after }: ComparedColumn, index: number): string {
  const [b, a] = [`b.${before.storage}[${Number(before.position)}]`, `a.${after.storage}[${Number(after.position)}]`];
  const finest = Math.max(before.scale, after.scale);
  const lifted = (cell: string, scale: number): string => (scale === finest ? cell : `${cell} * ${10 ** (finest - scale)}::numeric`);
  return `(${index}, ${literal(code)}, ${b}::text, ${a}::text, ${lifted(b, before.scale)} IS NOT DISTINCT FROM ${lifted(a, after.scale)})`;
}

/** Where both results keep every column alike, rows that agree as a whole are passed over at once. */
const samePlaces = ({ columns }: ComparedTable): boolean =>
  columns.every(
    ({ before, after }) => before.storage === after.storage && before.position === after.position && before.scale === after.scale,
  );

/** $1 the earlier run, $2 the later one. */
function changedIn(table: ComparedTable): string {
  const rows = (run: string, no: number): string =>
    `(SELECT employee_id, line, v, t, errors FROM calc.row WHERE run_id = ${run} AND table_no = ${Number(no)})`;
  const error = (alias: string, side: string, run: string, no: number): string =>
    `LEFT JOIN calc.cell_error ${alias} ON ${side}.errors > 0 AND ${alias}.run_id = ${run} AND ${alias}.table_no = ${Number(no)}
        AND ${alias}.employee_id = ${side}.employee_id AND ${alias}.line = ${side}.line AND ${alias}.column_code = c.code`;
  const differing = samePlaces(table) ? '(b.v IS DISTINCT FROM a.v OR b.t IS DISTINCT FROM a.t OR b.errors > 0 OR a.errors > 0) AND' : '';
  return `
      SELECT coalesce(b.employee_id, a.employee_id) AS employee_id, coalesce(b.line, a.line) AS line, ${Number(table.after)} AS table_no, c.n,
        c.before, c.after, eb.code AS before_error, ea.code AS after_error
      FROM ${rows('$1::int', table.before)} b FULL JOIN ${rows('$2::int', table.after)} a ON a.employee_id = b.employee_id AND a.line = b.line
      CROSS JOIN LATERAL (VALUES ${table.columns.map(valueRow).join(', ')}) c(n, code, before, after, same)
      ${error('eb', 'b', '$1::int', table.before)}
      ${error('ea', 'a', '$2::int', table.after)}
      WHERE ${differing} (NOT c.same OR eb.code IS DISTINCT FROM ea.code)`;
}

function changedCells(tables: readonly ComparedTable[]): string {
  const parts = tables.filter(({ columns }) => columns.length > 0).map(changedIn);
  const none = `SELECT 0 AS employee_id, 0 AS line, 0 AS table_no, 0 AS n, '' AS before, '' AS after, '' AS before_error, '' AS after_error
      WHERE false AND $1::int = $2::int`;
  return `WITH changed AS (${parts.length > 0 ? parts.join('\n      UNION ALL') : none})`;
}

/** How many cells differ, and of how many employees. */
export async function countChanges(
  sql: Sql,
  { beforeRunId, afterRunId, tables }: ComparedRuns,
): Promise<{ cells: number; payees: number }> {
  const [row] = await sql.query<{ cells: number; payees: number }>(
    `${changedCells(tables)} SELECT count(*)::int AS cells, count(DISTINCT employee_id) FILTER (WHERE employee_id > 0)::int AS payees FROM changed`,
    [beforeRunId, afterRunId],
  );
  return row ?? { cells: 0, payees: 0 };
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** A window of the cells that differ, by employee, table, line and column. */
export async function listChangedCells(
  sql: Sql,
  { beforeRunId, afterRunId, tables }: ComparedRuns,
  { offset, limit, employeeId }: Window & { readonly employeeId?: number | undefined },
): Promise<{ rows: ChangedCell[]; total: number }> {
  const of = 'WHERE ($3::int IS NULL OR x.employee_id = $3::int)';
  const parameters = [beforeRunId, afterRunId, employeeId ?? null];
  const [count] = await sql.query<{ total: number }>(
    `${changedCells(tables)} SELECT count(*)::int AS total FROM changed x ${of}`,
    parameters,
  );
  const rows = await sql.query<ChangedCell>(
    `${changedCells(tables)}, shown AS MATERIALIZED (
       SELECT * FROM changed x ${of} ORDER BY employee_id, table_no, line, n LIMIT $4::int OFFSET $5::int)
     SELECT s.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, s.table_no::int AS "tableNo", s.line::int AS line, s.n AS "column",
       s.before, s.after, s.before_error AS "beforeError", s.after_error AS "afterError"
     FROM shown s LEFT JOIN employee e ON e.id = s.employee_id ORDER BY s.employee_id, s.table_no, s.line, s.n`,
    [...parameters, limit, offset],
  );
  return { rows, total: count?.total ?? 0 };
}

const netOf = (run: string, place: NetPlace | undefined): string =>
  place
    ? `(SELECT sum(r.v[${Number(place.position)}]) FROM calc.row r WHERE r.run_id = ${run} AND r.table_no = ${Number(place.tableNo)} AND r.employee_id = x.employee_id)`
    : 'NULL::numeric';

/** A window of those for whom something differs, the largest change of net pay first. */
export async function listAffectedPayees(
  sql: Sql,
  { beforeRunId, afterRunId, tables }: ComparedRuns,
  net: { readonly before: NetPlace | undefined; readonly after: NetPlace | undefined; readonly lift: number },
  { offset, limit }: Window,
): Promise<{ rows: AffectedPayee[]; total: number }> {
  const { payees } = await countChanges(sql, { beforeRunId, afterRunId, tables });
  const rows = await sql.query<AffectedPayee>(
    `${changedCells(tables)}, affected AS MATERIALIZED (SELECT employee_id, count(*)::int AS cells FROM changed WHERE employee_id > 0 GROUP BY employee_id),
     weighed AS (SELECT x.*, ${netOf('$1::int', net.before)} AS before, ${netOf('$2::int', net.after)} AS after FROM affected x)
     SELECT w.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, w.cells AS "changedCells",
       w.before::text AS before, w.after::text AS after
     FROM weighed w JOIN employee e ON e.id = w.employee_id
     ORDER BY abs(coalesce(w.after, 0) - coalesce(w.before, 0) * (10::numeric ^ $3::int)) DESC, w.employee_id LIMIT $4::int OFFSET $5::int`,
    [beforeRunId, afterRunId, net.lift, limit, offset],
  );
  return { rows, total: payees };
}
