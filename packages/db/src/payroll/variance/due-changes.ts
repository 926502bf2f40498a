/** Changes of net pay over a solution's thresholds: found where a comparison ends, answered by people, asked about where a batch is submitted. */
import type { DueChangeState, DueFilter } from '@wagewright/contracts/payroll/variance';
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

/** $1 the batch, $2 the comparison's revision, $3 the number of the item, $4 a state, $5 a cause, $6 part of a name or number. */
const asked = `d.batch_id = $1::int AND ($4::text IS NULL OR d.state = $4)
  AND ($5::text IS NULL OR EXISTS (SELECT 1 FROM calc.change c
    WHERE c.batch_id = $1::int AND c.revision = $2::int AND c.item = $3::smallint AND c.employee_id = d.employee_id AND c.cause = $5))
  AND ($6::text IS NULL OR EXISTS (SELECT 1 FROM employee e
    WHERE e.id = d.employee_id AND (strpos(lower(e.name), $6) > 0 OR strpos(lower(e.employee_number), $6) > 0)))`;

/** A comparison that has ended, and net pay among its items. */
export interface ComparedNet {
  readonly batchId: number;
  readonly revision: number;
  readonly item: number;
}

const valuesOf = ({ batchId, revision, item }: ComparedNet, { state, cause, person }: DueFilter): unknown[] => [
  batchId,
  revision,
  item,
  state ?? null,
  cause ?? null,
  person ? person.trim().toLowerCase() : null,
];

/** Somebody's answer to a change. */
export interface DueAnswer {
  readonly from: DueChangeState;
  readonly to: DueChangeState;
  readonly userId: number;
  readonly at: Date;
  /** Undefined: what was said stays. */
  readonly remark: string | undefined;
  readonly assignedToUserId: number | undefined;
}

/** Answers all that a filter finds and that are in one state; the caller holds the batch's lock. @returns how many */
export async function answerDueChanges(sql: Sql, of: ComparedNet, filter: DueFilter, answer: DueAnswer): Promise<number> {
  const { from, to, userId, at, remark, assignedToUserId } = answer;
  const rows = await sql.query<{ n: number }>(
    `WITH answered AS (
       UPDATE due_change d SET state = $8::text, answered_by_user_id = $9::int, answered_at = $10::timestamptz, note = coalesce($11::text, note),
         assigned_to_user_id = coalesce($12::int, assigned_to_user_id)
       WHERE ${asked} AND d.state = $7::text RETURNING 1)
     SELECT count(*)::int AS n FROM answered`,
    [...valuesOf(of, filter), from, to, userId, at, remark ?? null, assignedToUserId ?? null],
  );
  return rows[0]?.n ?? 0;
}

/** A window of them, those without a sign-off first, the largest before others. */
export async function listDueChanges(
  sql: Sql,
  of: ComparedNet,
  { offset, limit, ...filter }: DueFilter & { readonly offset: number; readonly limit: number },
): Promise<{ rows: DueChange[]; total: number }> {
  const [counted] = await sql.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM due_change d WHERE ${asked}`,
    valuesOf(of, filter),
  );
  const rows = await sql.query<Omit<DueChange, 'state'> & { state: string }>(
    `SELECT d.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, d.before::text, d.after::text, d.state, d.note,
       (SELECT dv.name FROM calc.compared_person p JOIN department_version dv ON dv.department_id = p.department_id, batch b JOIN period q ON q.id = b.period_id
        WHERE p.batch_id = $1::int AND p.revision = $2::int AND p.employee_id = d.employee_id AND b.id = $1::int
          AND daterange(dv.effective_date, dv.expiry_date, '[]') @> q.end_date) AS department,
       ${nameOfUser('d.assigned_to_user_id')} AS "assignedTo", ${nameOfUser('d.answered_by_user_id')} AS "answeredBy", d.answered_at AS "answeredAt",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('cause', c.cause, 'amount', c.amount::text) ORDER BY abs(c.amount) DESC, c.cause), '[]') FROM calc.change c
        WHERE c.batch_id = $1::int AND c.revision = $2::int AND c.item = $3::smallint AND c.employee_id = d.employee_id) AS causes
     FROM (SELECT d.* FROM due_change d WHERE ${asked}
       ORDER BY state = 'signed-off', abs(after - before) DESC, employee_id LIMIT $7::int OFFSET $8::int) d JOIN employee e ON e.id = d.employee_id
     ORDER BY d.state = 'signed-off', abs(d.after - d.before) DESC, d.employee_id`,
    [...valuesOf(of, filter), limit, offset],
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
