import type { Sql } from '../../sql.ts';

/** Rows that all employees share are kept under employee 0, who is nobody. */
export const sharedEmployeeId = 0;

/** What is kept of a failed cell, from which `tellFailure` makes sentences. `range` counts characters of the column's expression. */
export interface StoredFailure {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string | null>>;
  readonly range?: { readonly from: number; readonly to: number } | null;
}

export interface CellErrorRow {
  /** 0 in a table that all employees share, whose rows have neither number nor name. */
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string | null;
  readonly tableNo: number;
  readonly line: number;
  readonly column: string;
  readonly code: string;
  readonly detail: StoredFailure;
}

/** Why a cell failed, as text that is the same for all of one cause: what its reason names, and its column where the reason names no table or column. */
export const causeOfCell = `code || coalesce(detail->>'parameters', '')
         || CASE WHEN detail->'parameters' ? 'table' OR detail->'parameters'->>'column' LIKE '%.%' THEN '' ELSE table_no || column_code END`;

/** The failed cells of a run, those first that others only follow from; in the order of employees; with a cause's key only those that fail for it. */
export async function listCellErrors(
  sql: Sql,
  { runId, cause, offset, limit }: { runId: number; cause?: string | undefined; offset: number; limit: number },
): Promise<{ rows: CellErrorRow[]; total: number }> {
  const meant = `(SELECT * FROM calc.cell_error WHERE run_id = $1::int
    AND ($2::text IS NULL OR (code <> 'DEPENDS_ON_ERROR' AND md5(${causeOfCell}) = $2::text)))`;
  const [count] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${meant} c`, [runId, cause ?? null]);
  const rows = await sql.query<CellErrorRow>(
    `SELECT c.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, c.table_no::int AS "tableNo", c.line::int AS line,
       c.column_code AS "column", c.code, c.detail
     FROM ${meant} c LEFT JOIN employee e ON e.id = c.employee_id
     ORDER BY (c.code = 'DEPENDS_ON_ERROR'), c.employee_id, c.table_no, c.line, c.column_code LIMIT $3::int OFFSET $4::int`,
    [runId, cause ?? null, limit, offset],
  );
  return { rows, total: count?.total ?? 0 };
}

/** The failed cells of some employees of a table, for the window that shows them. */
export async function cellErrorsOf(
  sql: Sql,
  { runId, tableNo, employeeIds }: { runId: number; tableNo: number; employeeIds: readonly number[] },
): Promise<{ employeeId: number; line: number; column: string; code: string }[]> {
  if (employeeIds.length === 0) return [];
  return await sql.query(
    `SELECT employee_id AS "employeeId", line::int AS line, column_code AS "column", code FROM calc.cell_error
     WHERE run_id = $1::int AND table_no = $2::smallint AND employee_id = ANY($3::int[])`,
    [runId, tableNo, employeeIds],
  );
}

/** How many payees of a batch have failed cells and are not held: they stand in the way of its approval. */
export async function countPayeesWithErrors(sql: Sql, batchId: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(DISTINCT r.employee_id)::int AS count
     FROM batch b JOIN calc.row r ON r.run_id = b.current_run_id AND r.errors > 0
     JOIN batch_payee p ON p.batch_id = b.id AND p.employee_id = r.employee_id AND p.held_at IS NULL
     WHERE b.id = $1::int`,
    [batchId],
  );
  return row?.count ?? 0;
}
