import type { Sql } from '../../sql.ts';
import { causeOfCell, type StoredFailure, sharedEmployeeId } from './cell-errors.ts';

/** One of the people (or a line of a table that all share) whom a cause concerns, with the first of their cells that fail for it. */
export interface ConcernedRow {
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string | null;
  readonly tableNo: number;
  readonly line: number;
  readonly column: string;
}

export interface ErrorCauseRow {
  /** By which `listCellErrors` gives its cells. */
  readonly key: string;
  readonly code: string;
  readonly people: number;
  readonly cells: number;
  readonly detail: StoredFailure;
  /** The first of them, by employee. */
  readonly concerned: readonly ConcernedRow[];
}

export interface ErrorCauses {
  readonly causes: ErrorCauseRow[];
  /** How many causes there are, and how many people they concern. */
  readonly total: number;
  readonly people: number;
  /** Cells that failed only because others did. */
  readonly following: number;
}

/**
 * Why cells of a run failed, each cause once, those of most people first. What fails for the same reason in several columns is one cause where
 * the reason names a table or a column of another one; else a cause is one column's.
 */
export async function listErrorCauses(
  sql: Sql,
  { runId, limit, each }: { runId: number; limit: number; each: number },
): Promise<ErrorCauses> {
  const rows = await sql.query<Omit<ErrorCauseRow, 'concerned'> & ConcernedRow & { cause: string; total: number }>(
    `WITH cell AS (
       SELECT employee_id, table_no, line, column_code, code, detail, md5(${causeOfCell}) AS cause
       FROM calc.cell_error WHERE run_id = $1::int AND code <> 'DEPENDS_ON_ERROR'),
     cause AS (
       SELECT cause, count(*)::int AS cells, count(DISTINCT employee_id)::int AS people, (count(*) OVER ())::int AS total
       FROM cell GROUP BY cause ORDER BY people DESC, cause LIMIT $2::int),
     first AS (
       SELECT DISTINCT ON (cause, employee_id) cell.* FROM cell JOIN cause USING (cause)
       ORDER BY cause, employee_id, table_no, line, column_code),
     numbered AS (SELECT first.*, row_number() OVER (PARTITION BY cause ORDER BY employee_id) AS n FROM first)
     SELECT cause, cause.cells, cause.people, cause.total, n.code, n.detail, n.employee_id AS "employeeId",
       e.employee_number AS "employeeNumber", e.name, n.table_no::int AS "tableNo", n.line::int AS line, n.column_code AS "column"
     FROM numbered n JOIN cause USING (cause) LEFT JOIN employee e ON e.id = n.employee_id
     WHERE n.n <= $3::int ORDER BY cause.people DESC, cause, n.n`,
    [runId, limit, each],
  );
  const [count] = await sql.query<{ people: number; following: number }>(
    `SELECT count(DISTINCT employee_id) FILTER (WHERE employee_id <> ${sharedEmployeeId})::int AS people,
       count(*) FILTER (WHERE code = 'DEPENDS_ON_ERROR')::int AS following
     FROM calc.cell_error WHERE run_id = $1::int`,
    [runId],
  );
  const causes = new Map<string, ErrorCauseRow & { concerned: ConcernedRow[] }>();
  for (const { cause, code, people, cells, detail, employeeId, employeeNumber, name, tableNo, line, column } of rows) {
    const known = causes.get(cause) ?? { key: cause, code, people, cells, detail, concerned: [] };
    known.concerned.push({ employeeId, employeeNumber, name, tableNo, line, column });
    causes.set(cause, known);
  }
  return { causes: [...causes.values()], total: rows[0]?.total ?? 0, people: count?.people ?? 0, following: count?.following ?? 0 };
}
