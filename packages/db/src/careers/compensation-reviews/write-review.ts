/** Writes a review, or takes it back: set-based, under the locks of the people, each row judged against what stands by then. */
import { AppError } from '@wagewright/contracts';
import { compensationItemColumns, solutionColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import { byKeys, inMemory, withoutLoops } from '../../without-loops.ts';
import { isRaised, judgeRows, standing } from './propose.ts';

/** Its legal entity's salary structures stay as they are meanwhile; then the people, in order. */
async function lockPeople(sql: Sql, id: number, which: string): Promise<void> {
  await sql.query(
    'SELECT l.id FROM legal_entity l JOIN compensation_review v ON v.legal_entity_id = l.id WHERE v.id = $1::int FOR SHARE OF l',
    [id],
  );
  await sql.query(
    `SELECT e.id FROM employee e WHERE e.id IN (SELECT r.employee_id FROM compensation_review_row r WHERE r.review_id = $1::int AND ${which}) ORDER BY e.id FOR NO KEY UPDATE`,
    [id],
  );
}

/** What stood when it was proposed stands no more: somebody else has changed it. */
const refuseChanged = `
  UPDATE compensation_review_row r SET problem = 'CHANGED_SINCE' FROM (
    SELECT w.employee_id FROM compensation_review_row w JOIN compensation_review v ON v.id = w.review_id ${standing}
    WHERE w.review_id = $1::int AND (c.id, c.amount, c.currency, c.effective_date, c.expiry_date, c.salary_structure_id, c.pay_grade, c.pay_level)
      IS DISTINCT FROM (w.record_id, w.before_amount, w.record_currency, w.record_from, w.record_until, w.salary_structure_id, w.pay_grade, w.pay_level)) s
  WHERE r.review_id = $1::int AND r.employee_id = s.employee_id AND ${isRaised}`;

/** Ranges may have changed since. */
const readRanges = `
  UPDATE compensation_review_row r SET (minimum, midpoint, maximum) = (s.minimum, s.midpoint, s.maximum) FROM (
    SELECT w.employee_id, g.minimum, g.midpoint, g.maximum FROM compensation_review_row w JOIN compensation_review v ON v.id = w.review_id ${standing}
    WHERE w.review_id = $1::int) s
  WHERE r.review_id = $1::int AND r.employee_id = s.employee_id AND ${isRaised}
    AND (r.minimum, r.midpoint, r.maximum) IS DISTINCT FROM (s.minimum, s.midpoint, s.maximum)`;

/** The record that is raised ends the day before, and the new one holds as long as it would have. */
const writing: readonly string[] = [
  `UPDATE compensation_record c SET expiry_date = v.effective_date - 1 FROM compensation_review_row r JOIN compensation_review v ON v.id = r.review_id
   WHERE r.review_id = $1::int AND c.id = r.record_id AND ${isRaised}`,
  `WITH made AS (
     INSERT INTO compensation_record (employee_id, item_id, effective_date, expiry_date, amount, currency, payroll_effective_period, remarks, salary_structure_id, pay_grade, pay_level)
     SELECT r.employee_id, v.item_id, v.effective_date, r.record_until, r.after_amount, v.currency, v.payroll_effective_period, v.name, r.salary_structure_id, r.pay_grade, r.pay_level
     FROM compensation_review_row r JOIN compensation_review v ON v.id = r.review_id WHERE r.review_id = $1::int AND ${isRaised} ORDER BY r.employee_id
     RETURNING id, employee_id)
   UPDATE compensation_review_row r SET written_record_id = made.id FROM made WHERE r.review_id = $1::int AND r.employee_id = made.employee_id`,
];

type Tell = (part: 'locking' | 'judging' | 'writing') => Promise<void>;

/** Writes the rows that nothing stands against by now; whom something does is told, and stays as they are. */
export async function writeReviewRows(sql: Sql, id: number, tell: Tell): Promise<void> {
  await inMemory(sql);
  await tell('locking');
  await lockPeople(sql, id, isRaised);
  await tell('judging');
  await withoutLoops(sql, async () => {
    for (const text of [refuseChanged, readRanges, judgeRows(isRaised)]) await sql.query(text, [id]);
  });
  await tell('writing');
  await withoutLoops(sql, () =>
    byKeys(sql, async () => {
      for (const text of writing) await sql.query(text, [id]);
    }),
  );
}

const ofWritten = `FROM compensation_review_row r JOIN compensation_review v ON v.id = r.review_id`;

/** Closed periods that have paid people of a review with what it wrote: their batches were prepared after it. */
const paidBy = `
  SELECT s.name AS solution, p.name AS period, count(DISTINCT r.employee_id)::int AS count ${ofWritten}
    JOIN batch_payee y ON y.employee_id = r.employee_id AND y.held_at IS NULL
    JOIN batch b ON b.id = y.batch_id AND b.prepared_at >= v.written_at AND b.data_submitted_at IS NOT NULL AND b.status NOT IN ('canceled', 'deleted')
    JOIN period p ON p.id = b.period_id AND p.status = 'closed' AND greatest(p.end_date, p.attendance_end) >= v.effective_date JOIN solution s ON s.id = p.solution_id
  WHERE v.id = $1::int AND r.written_record_id IS NOT NULL GROUP BY s.id, p.id ORDER BY p.start_date, s.id LIMIT 1`;

/** People of a review whose records are not as it left them. */
const overtaken = `
  SELECT e.name AS employee, i.name AS item, (count(*) OVER ())::int AS count ${ofWritten}
    JOIN employee e ON e.id = r.employee_id JOIN compensation_item i ON i.id = v.item_id
    LEFT JOIN compensation_record n ON n.id = r.written_record_id LEFT JOIN compensation_record o ON o.id = r.record_id
  WHERE v.id = $1::int AND r.written_record_id IS NOT NULL
    AND ((n.effective_date, n.expiry_date, n.amount, n.currency) IS DISTINCT FROM (v.effective_date, r.record_until, r.after_amount, v.currency)
      OR (o.effective_date, o.expiry_date, o.amount) IS DISTINCT FROM (r.record_from, v.effective_date - 1, r.before_amount))
  ORDER BY e.name, e.id LIMIT 1`;

/** @throws AppError REVIEW_PAID; REVIEW_OVERTAKEN */
export async function requireUndoable(sql: Sql, { id, name }: { readonly id: number; readonly name: string }): Promise<void> {
  const [paid] = await sql.query<{ solution: unknown; period: string; count: number }>(paidBy, [id]);
  if (paid) throw new AppError('REVIEW_PAID', { ...paid, name, solution: solutionColumns.name(paid.solution) });
  const [other] = await sql.query<{ employee: string; item: unknown; count: number }>(overtaken, [id]);
  if (other) throw new AppError('REVIEW_OVERTAKEN', { ...other, name, item: compensationItemColumns.name(other.item) });
}

const undoing: readonly string[] = [
  `DELETE FROM compensation_record c USING compensation_review_row r WHERE r.review_id = $1::int AND c.id = r.written_record_id`,
  `UPDATE compensation_record c SET expiry_date = r.record_until FROM compensation_review_row r
   WHERE r.review_id = $1::int AND r.written_record_id IS NOT NULL AND c.id = r.record_id`,
];

/**
 * Puts back what stood before a review, all of it.
 * @throws AppError REVIEW_PAID; REVIEW_OVERTAKEN
 */
export async function undoReviewRows(sql: Sql, review: { readonly id: number; readonly name: string }, tell: Tell): Promise<void> {
  await inMemory(sql);
  await tell('locking');
  await lockPeople(sql, review.id, 'r.written_record_id IS NOT NULL');
  await tell('judging');
  await withoutLoops(sql, () => requireUndoable(sql, review));
  await tell('writing');
  await withoutLoops(sql, () =>
    byKeys(sql, async () => {
      for (const text of undoing) await sql.query(text, [review.id]);
    }),
  );
}
