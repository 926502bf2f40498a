import type { Sql } from '../../sql.ts';
import { nameOfUser } from '../name-of-user.ts';

export interface PayeeRow {
  readonly employeeNumber: string;
  readonly name: string;
  /** A name in each language, as of the period's last day. */
  readonly department: unknown;
  readonly movement: string | null;
  readonly heldAt: Date | null;
  readonly heldReason: string | null;
  readonly heldBy: string | null;
  readonly addedAt: Date | null;
  readonly addedReason: string | null;
  readonly addedBy: string | null;
}

/** How somebody stands in a batch. @returns undefined for who is not in it */
export async function readPayee(sql: Sql, batchId: number, employeeId: number): Promise<PayeeRow | undefined> {
  const [row] = await sql.query<PayeeRow>(
    `SELECT e.employee_number AS "employeeNumber", e.name, p.movement, p.held_at AS "heldAt", p.held_reason AS "heldReason",
       ${nameOfUser('p.held_by_user_id')} AS "heldBy", c.at AS "addedAt", c.reason AS "addedReason", ${nameOfUser('c.by_user_id')} AS "addedBy",
       (SELECT shown_department_name(p.department_id, q.end_date) FROM batch b JOIN period q ON q.id = b.period_id WHERE b.id = p.batch_id) AS department
     FROM batch_payee p JOIN employee e ON e.id = p.employee_id
     LEFT JOIN batch_choice c ON c.batch_id = p.batch_id AND c.employee_id = p.employee_id AND c.choice = 'add'
     WHERE p.batch_id = $1::int AND p.employee_id = $2::int`,
    [batchId, employeeId],
  );
  return row;
}

export interface InputOriginRow {
  readonly tableNo: number;
  readonly how: string;
  readonly by: string;
  readonly at: Date;
}

/** Who typed or imported what a batch has of somebody, the last time, by table. */
export async function readInputOrigins(sql: Sql, batchId: number, employeeId: number): Promise<InputOriginRow[]> {
  return await sql.query(
    `SELECT t.table_no::int AS "tableNo", t.how, ${nameOfUser('t.by_user_id')} AS by, t.at FROM typed_input t
     WHERE t.batch_id = $1::int AND t.employee_id = $2::int`,
    [batchId, employeeId],
  );
}

export interface PayeeErrorRow {
  readonly tableNo: number;
  readonly line: number;
  readonly column: string;
  readonly code: string;
}

/** Somebody's failed cells in some tables of a run. */
export async function readPayeeErrors(
  sql: Sql,
  { runId, employeeId, tableNumbers }: { readonly runId: number; readonly employeeId: number; readonly tableNumbers: readonly number[] },
): Promise<PayeeErrorRow[]> {
  return await sql.query(
    `SELECT table_no::int AS "tableNo", line::int AS line, column_code AS "column", code FROM calc.cell_error
     WHERE run_id = $1::int AND table_no = ANY ($3::smallint[]) AND employee_id = $2::int`,
    [runId, employeeId, tableNumbers],
  );
}
