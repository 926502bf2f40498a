/** Changes of net pay over a solution's thresholds: found where a comparison ends, answered by people, asked about where a batch is submitted. */
import { dueChangeColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';

/** $1: the batch. Held people are not paid, so they are not asked about. */
const over = `
  WITH threshold AS (
    SELECT v.* FROM variance_threshold v JOIN period p ON p.solution_id = v.solution_id JOIN batch b ON b.period_id = p.id
    WHERE b.id = $1::int AND (v.amount IS NOT NULL OR v.percent IS NOT NULL)),
  compared AS (
    SELECT c.batch_id, c.shown_revision, net.n, 10::numeric ^ (net.item->>'scale')::int AS unit
    FROM batch_comparison c CROSS JOIN LATERAL jsonb_array_elements(c.items) WITH ORDINALITY net(item, n)
    WHERE c.batch_id = $1::int AND c.status = 'compared' AND net.item->>'role' = 'net'),
  figure AS (
    SELECT p.employee_id, coalesce(p.before[c.n], 0) AS before, coalesce(p.after[c.n], 0) AS after, c.unit
    FROM compared c JOIN calc.compared_person p ON p.batch_id = c.batch_id AND p.revision = c.shown_revision WHERE p.cause <> 'held'),
  over AS (
    SELECT f.employee_id, f.before, f.after FROM figure f CROSS JOIN threshold t
    CROSS JOIN LATERAL (SELECT abs(f.after - f.before) >= t.amount * f.unit AS large, abs(f.after - f.before) * 100 >= t.percent * abs(f.before) AS steep) is_over
    WHERE f.before <> f.after AND CASE WHEN t.match = 'single' THEN coalesce(is_over.large, false) OR coalesce(is_over.steep, false)
      ELSE coalesce(is_over.large, true) AND coalesce(is_over.steep, true) END)`;

/**
 * Finds what is over the thresholds now, in the transaction in which a comparison ends or the thresholds change; the caller holds the batch's lock. What
 * somebody has said stays where the figures are the same; nobody's sign-off survives another figure.
 */
export async function findDueChanges(sql: Sql, batchId: number): Promise<void> {
  await sql.query(
    `${over} DELETE FROM due_change d WHERE d.batch_id = $1::int AND NOT EXISTS (SELECT 1 FROM over o WHERE o.employee_id = d.employee_id)`,
    [batchId],
  );
  await sql.query(
    `${over} INSERT INTO due_change (batch_id, employee_id, before, after) SELECT $1::int, employee_id, before, after FROM over
     ON CONFLICT (batch_id, employee_id) DO UPDATE SET before = excluded.before, after = excluded.after, state = 'open', note = NULL,
       assigned_to_user_id = NULL, answered_by_user_id = NULL, answered_at = NULL
     WHERE (due_change.before, due_change.after) IS DISTINCT FROM (excluded.before, excluded.after)`,
    [batchId],
  );
}

/** Batches of a solution whose figures still change, in order. */
export async function openBatchesOf(sql: Sql, solutionId: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `SELECT b.id FROM batch b JOIN period p ON p.id = b.period_id WHERE p.solution_id = $1::int AND b.status IN ('calculated', 'withdrawn', 'rejected') ORDER BY b.id`,
    [solutionId],
  );
  return rows.map(({ id }) => id);
}

export interface DueCounts {
  readonly total: number;
  readonly unsigned: number;
}

export async function countDueChanges(sql: Sql, batchId: number): Promise<DueCounts> {
  const [row] = await sql.query<DueCounts>(
    `SELECT count(*)::int AS total, count(*) FILTER (WHERE state <> 'signed-off')::int AS unsigned FROM due_change WHERE batch_id = $1::int`,
    [batchId],
  );
  return row ?? { total: 0, unsigned: 0 };
}

/** What keeps a batch from being submitted: changes that nobody has signed off, or a comparison that would find them; the caller holds its lock. */
export async function readDueBlocker(sql: Sql, batchId: number): Promise<{ unsigned: number; isCompared: boolean } | undefined> {
  const [row] = await sql.query<{ unsigned: number; isCompared: boolean }>(
    `SELECT c.status = 'compared' AS "isCompared", (SELECT count(*)::int FROM due_change d WHERE d.batch_id = b.id AND d.state <> 'signed-off') AS unsigned
     FROM batch b JOIN period p ON p.id = b.period_id JOIN variance_threshold v ON v.solution_id = p.solution_id AND (v.amount IS NOT NULL OR v.percent IS NOT NULL)
     JOIN batch_comparison c ON c.batch_id = b.id AND c.run_id = b.current_run_id AND c.previous_batch_id IS NOT NULL WHERE b.id = $1::int`,
    [batchId],
  );
  return row;
}

export interface DueChange {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly department: unknown;
  readonly before: string;
  readonly after: string;
  readonly state: ReturnType<typeof dueChangeColumns.state>;
  readonly note: string | null;
  readonly assignedTo: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly causes: readonly { readonly cause: string; readonly amount: string }[];
}

const nameOfUser = (id: string): string =>
  `(SELECT coalesce(em.name, u.display_name) FROM app_user u LEFT JOIN employee em ON em.id = u.employee_id WHERE u.id = ${id})`;

/** A window of them, those without a sign-off first, the largest before others. */
export async function listDueChanges(
  sql: Sql,
  { batchId, revision, item }: { readonly batchId: number; readonly revision: number; readonly item: number },
  { state, offset, limit }: { readonly state?: string | undefined; readonly offset: number; readonly limit: number },
): Promise<{ rows: DueChange[]; total: number }> {
  const [counted] = await sql.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM due_change WHERE batch_id = $1::int AND ($2::text IS NULL OR state = $2::text)`,
    [batchId, state ?? null],
  );
  const rows = await sql.query<Omit<DueChange, 'state'> & { state: string }>(
    `SELECT d.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, d.before::text, d.after::text, d.state, d.note,
       (SELECT dv.name FROM calc.compared_person p JOIN department_version dv ON dv.department_id = p.department_id, batch b JOIN period q ON q.id = b.period_id
        WHERE p.batch_id = $1::int AND p.revision = $2::int AND p.employee_id = d.employee_id AND b.id = $1::int
          AND daterange(dv.effective_date, dv.expiry_date, '[]') @> q.end_date) AS department,
       ${nameOfUser('d.assigned_to_user_id')} AS "assignedTo", ${nameOfUser('d.answered_by_user_id')} AS "answeredBy", d.answered_at AS "answeredAt",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('cause', c.cause, 'amount', c.amount::text) ORDER BY abs(c.amount) DESC, c.cause), '[]') FROM calc.change c
        WHERE c.batch_id = $1::int AND c.revision = $2::int AND c.item = $3::smallint AND c.employee_id = d.employee_id) AS causes
     FROM (SELECT * FROM due_change WHERE batch_id = $1::int AND ($4::text IS NULL OR state = $4::text)
       ORDER BY state = 'signed-off', abs(after - before) DESC, employee_id LIMIT $5::int OFFSET $6::int) d JOIN employee e ON e.id = d.employee_id
     ORDER BY d.state = 'signed-off', abs(d.after - d.before) DESC, d.employee_id`,
    [batchId, revision, item, state ?? null, limit, offset],
  );
  return { rows: rows.map((row) => ({ ...row, state: dueChangeColumns.state(row.state) })), total: counted?.total ?? 0 };
}

/** Whom a change can be given to: who manages the solution or works on the batch. */
export async function listAssignees(sql: Sql, batchId: number): Promise<{ userId: number; name: string }[]> {
  return await sql.query(
    `SELECT x.id AS "userId", ${nameOfUser('x.id')} AS name FROM (
       SELECT su.user_id AS id FROM solution_user su JOIN period p ON p.solution_id = su.solution_id JOIN batch b ON b.period_id = p.id
       WHERE b.id = $1::int AND su.role = 'manager'
       UNION SELECT user_id FROM batch_user WHERE batch_id = $1::int AND access = 'work' AND sees_pay) x ORDER BY 2`,
    [batchId],
  );
}
