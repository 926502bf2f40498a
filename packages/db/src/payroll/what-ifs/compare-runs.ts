import type { Sql } from '../../sql.ts';
import { cellsIn, countsIn } from './changed-cells-sql.ts';
import type { ComparedTable } from './compared-tables.ts';

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

const none = `SELECT 0 AS employee_id, 0 AS line, 0 AS table_no, 0 AS n, '' AS before, '' AS after, '' AS before_error, '' AS after_error, 0 AS cells
      WHERE $1::int = $2::int AND false`;

const union = (parts: readonly string[]): string => (parts.length > 0 ? parts.join('\n      UNION ALL') : none);
const withColumns = (tables: readonly ComparedTable[]): ComparedTable[] => tables.filter(({ columns }) => columns.length > 0);

/** Employees (0: tables over all of them) with the number of their cells that differ. */
const counted = (tables: readonly ComparedTable[]): string =>
  `counted AS (SELECT employee_id, sum(cells)::int AS cells FROM (${union(withColumns(tables).map(countsIn))}) c GROUP BY employee_id)`;

/** How many cells differ, and of how many employees. */
export async function countChanges(
  sql: Sql,
  { beforeRunId, afterRunId, tables }: ComparedRuns,
): Promise<{ cells: number; payees: number }> {
  const [row] = await sql.query<{ cells: number; payees: number }>(
    `WITH ${counted(tables)} SELECT coalesce(sum(cells), 0)::int AS cells, count(*) FILTER (WHERE employee_id > 0)::int AS payees FROM counted`,
    [beforeRunId, afterRunId],
  );
  return row ?? { cells: 0, payees: 0 };
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Whose cells the window shows, and how many cells stand before those of the first of them. */
async function findWindow(sql: Sql, runs: ComparedRuns, { offset, limit }: Window, employeeId: number | undefined) {
  const [row] = await sql.query<{ ids: number[] | null; skipped: number | null; total: number }>(
    `WITH ${counted(runs.tables)},
     placed AS (SELECT employee_id, cells, sum(cells) OVER (ORDER BY employee_id) AS upto FROM counted WHERE $5::int IS NULL OR employee_id = $5::int),
     shown AS (SELECT employee_id, upto - cells AS earlier FROM placed WHERE upto > $3::int AND upto - cells < $3::int + $4::int)
     SELECT array_agg(employee_id) AS ids, min(earlier)::int AS skipped, (SELECT coalesce(sum(cells), 0)::int FROM placed) AS total FROM shown`,
    [runs.beforeRunId, runs.afterRunId, offset, limit, employeeId ?? null],
  );
  return { ids: row?.ids ?? [], skipped: row?.skipped ?? 0, total: row?.total ?? 0 };
}

/** A window of the cells that differ, by employee, table, line and column. */
export async function listChangedCells(
  sql: Sql,
  runs: ComparedRuns,
  { offset, limit, employeeId }: Window & { readonly employeeId?: number | undefined },
): Promise<{ rows: ChangedCell[]; total: number }> {
  const { ids, skipped, total } = await findWindow(sql, runs, { offset, limit }, employeeId);
  if (ids.length === 0) return { rows: [], total };
  const rows = await sql.query<ChangedCell>(
    `SELECT s.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, s.table_no::int AS "tableNo", s.line::int AS line, s.n AS "column",
       s.before, s.after, s.before_error AS "beforeError", s.after_error AS "afterError"
     FROM (${union(withColumns(runs.tables).map(cellsIn))}) s LEFT JOIN employee e ON e.id = s.employee_id
     ORDER BY s.employee_id, s.table_no, s.line, s.n LIMIT $4::int OFFSET $5::int`,
    [runs.beforeRunId, runs.afterRunId, ids, limit, offset - skipped],
  );
  return { rows, total };
}

const netOf = (run: string, place: NetPlace | undefined): string =>
  place
    ? `LEFT JOIN (SELECT employee_id, sum(v[${Number(place.position)}]) AS net FROM calc.row
         WHERE run_id = ${run} AND table_no = ${Number(place.tableNo)} GROUP BY employee_id)`
    : 'LEFT JOIN (SELECT 0 AS employee_id, NULL::numeric AS net)';

/** A window of those for whom something differs, the largest change of net pay first. */
export async function listAffectedPayees(
  sql: Sql,
  { beforeRunId, afterRunId, tables }: ComparedRuns,
  net: { readonly before: NetPlace | undefined; readonly after: NetPlace | undefined; readonly lift: number },
  { offset, limit }: Window,
): Promise<{ rows: AffectedPayee[]; total: number }> {
  const rows = await sql.query<AffectedPayee & { total: number }>(
    `WITH ${counted(tables)},
     weighed AS (
       SELECT c.employee_id, c.cells, b.net AS before, a.net AS after, count(*) OVER ()::int AS total FROM counted c
         ${netOf('$1::int', net.before)} b ON b.employee_id = c.employee_id
         ${netOf('$2::int', net.after)} a ON a.employee_id = c.employee_id
       WHERE c.employee_id > 0)
     SELECT w.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, w.cells AS "changedCells",
       w.before::text AS before, w.after::text AS after, w.total
     FROM weighed w JOIN employee e ON e.id = w.employee_id
     ORDER BY abs(coalesce(w.after, 0) - coalesce(w.before, 0) * (10::numeric ^ $3::int)) DESC, w.employee_id LIMIT $4::int OFFSET $5::int`,
    [beforeRunId, afterRunId, net.lift, limit, offset],
  );
  if (rows.length > 0) return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
  return { rows: [], total: offset === 0 ? 0 : (await countChanges(sql, { beforeRunId, afterRunId, tables })).payees };
}
