/** What everybody of a review is to have: exact, in the database, by its rule. */

import { limitsBroken } from '../../org/compensation/index.ts';
import { servedOn } from '../../org/service/index.ts';
import type { Sql } from '../../sql.ts';
import { inMemory, withoutLoops } from '../../without-loops.ts';

/** What stands of a person `w` of a review `v` on its effective date, with the range of their level. */
export const standing = `
  LEFT JOIN compensation_record c ON c.employee_id = w.employee_id AND c.item_id = v.item_id
    AND c.effective_date <= v.effective_date AND coalesce(c.expiry_date, 'infinity') >= v.effective_date
  LEFT JOIN (
    SELECT sv.structure_id, sv.effective_date, sv.expiry_date, x.* FROM salary_structure_version sv,
      jsonb_to_recordset(sv.ranges) AS x(grade text, level text, minimum numeric, midpoint numeric, maximum numeric)) g
    ON g.structure_id = c.salary_structure_id AND g.grade = c.pay_grade AND g.level = c.pay_level
      AND g.effective_date <= v.effective_date AND coalesce(g.expiry_date, 'infinity') >= v.effective_date`;

/** What a row keeps of its person as they stood: what is proposed follows from it. */
const kept = [
  'department_id',
  'record_id',
  'record_from',
  'record_until',
  'before_amount',
  'record_currency',
  'salary_structure_id',
  'pay_grade',
  'pay_level',
  'minimum',
  'midpoint',
  'maximum',
] as const;
const said = 'w.review_id, w.employee_id, w.typed_amount, w.said_amount, w.said_percent';

/** Everybody of a review, as they stand now. */
const everybodyNow = `
  SELECT ${said}, a.department_id, c.id AS record_id, c.effective_date AS record_from, c.expiry_date AS record_until, c.amount AS before_amount,
    c.currency AS record_currency, c.salary_structure_id, c.pay_grade, c.pay_level, g.minimum, g.midpoint, g.maximum
  FROM compensation_review_row w JOIN compensation_review v ON v.id = w.review_id
    LEFT JOIN assignment a ON a.employee_id = w.employee_id AND a.effective_date <= v.effective_date AND coalesce(a.expiry_date, 'infinity') >= v.effective_date
    ${standing}
  WHERE w.review_id = $1::int`;

/** One person of a review, as they stood when it was proposed. */
const onePersonThen = `
  SELECT ${said}, ${kept.map((column) => `w.${column}`).join(', ')} FROM compensation_review_row w WHERE w.review_id = $1::int AND w.employee_id = $2::int`;

/** As many digits as an amount has room for. */
const amountMax = '999999999999999.9999';

/**
 * Each step on what the one before it has left: what the rule says, not below the minimum, not above the maximum, a multiple of the unit, which may not undo either,
 * and never less than before. Remainders of decimals are exact. `OFFSET 0` keeps PostgreSQL from writing each step into the next ones in full, many times over.
 */
const steps = `
  CROSS JOIN LATERAL (SELECT (v.rule ->> 'unit')::numeric AS unit, v.rule ->> 'rounding' AS rounding, v.rule -> 'how' ->> 'by' AS way,
    (v.rule ->> 'toMinimum')::boolean OR v.rule -> 'how' ->> 'by' = 'minimum' AS to_minimum, (v.rule ->> 'capped')::boolean AS capped,
    coalesce(r.said_percent, (v.rule -> 'how' ->> 'percent')::numeric) AS percent, (v.rule -> 'how' ->> 'amount')::numeric AS more, r.before_amount AS before OFFSET 0) u
  CROSS JOIN LATERAL (SELECT CASE u.way WHEN 'amount' THEN u.before + u.more WHEN 'minimum' THEN u.before ELSE u.before * (100 + u.percent) * 0.01 END AS amount OFFSET 0) a
  CROSS JOIN LATERAL (SELECT CASE WHEN u.to_minimum AND a.amount < r.minimum THEN r.minimum ELSE a.amount END AS amount OFFSET 0) b
  CROSS JOIN LATERAL (SELECT CASE WHEN u.capped AND b.amount > r.maximum THEN greatest(r.maximum, u.before) ELSE b.amount END AS amount OFFSET 0) c
  CROSS JOIN LATERAL (SELECT mod(c.amount, u.unit) AS rest OFFSET 0) m
  CROSS JOIN LATERAL (SELECT CASE WHEN m.rest = 0 OR c.amount = u.before THEN c.amount
    WHEN u.rounding = 'up' OR (u.rounding = 'nearest' AND m.rest * 2 >= u.unit) THEN c.amount - m.rest + u.unit ELSE c.amount - m.rest END AS amount OFFSET 0) d
  CROSS JOIN LATERAL (SELECT CASE WHEN u.to_minimum AND c.amount >= r.minimum AND d.amount < r.minimum THEN d.amount + u.unit
    WHEN u.capped AND c.amount <= r.maximum AND d.amount > r.maximum THEN d.amount - u.unit ELSE d.amount END AS amount OFFSET 0) f
  CROSS JOIN LATERAL (SELECT CASE WHEN u.to_minimum AND c.amount >= r.minimum AND f.amount < r.minimum THEN r.minimum
    WHEN u.capped AND c.amount <= r.maximum AND f.amount > r.maximum THEN r.maximum ELSE f.amount END AS amount OFFSET 0) h
  CROSS JOIN LATERAL (SELECT CASE WHEN c.amount >= u.before AND h.amount < u.before THEN u.before ELSE h.amount END AS amount OFFSET 0) i`;

/** Why somebody is not raised, the first reason that there is (payroll specification §5, compensation file, and what a review adds). */
const problem = `CASE
  WHEN NOT ${servedOn('e', 'v.effective_date')} THEN 'NOT_EMPLOYED'
  WHEN r.record_id IS NULL THEN 'NO_RECORD'
  WHEN e.id = maker.employee_id THEN 'OWN_PAY'
  WHEN r.record_from = v.effective_date THEN 'BEGINS_THEN'
  WHEN r.record_currency <> v.currency THEN 'OTHER_CURRENCY'
  WHEN r.before_amount <= 0 THEN 'NOT_POSITIVE'
  WHEN r.salary_structure_id IS NOT NULL AND r.minimum IS NULL THEN 'LEVEL_UNKNOWN'
  WHEN v.rule -> 'how' ->> 'by' = 'minimum' AND r.minimum IS NULL AND r.typed_amount IS NULL THEN 'NO_RANGE'
  WHEN r.after_amount IS NULL THEN 'NO_AMOUNT'
  WHEN r.after_amount = r.before_amount THEN 'UNCHANGED'
  WHEN r.after_amount < r.before_amount THEN 'LOWER'
  WHEN t.limit_currency = v.currency AND ${limitsBroken('r.after_amount', 't.minimum', 't.maximum')} THEN 'ITEM_LIMITS'
  WHEN r.typed_amount IS NULL AND r.after_amount > r.before_amount * (100 + v.percent_max) * 0.01 THEN 'ABOVE_LIMIT'
  WHEN r.typed_amount IS NULL AND (r.after_amount < r.minimum OR r.after_amount > r.maximum) THEN 'OUTSIDE_RANGE' END`;

const judges = `compensation_review v JOIN compensation_item t ON t.id = v.item_id JOIN app_user maker ON maker.id = v.created_by_user_id`;

/** @param people SQL of rows: {@link said}, {@link kept} */
const proposeRows = (people: string): string => `
  UPDATE compensation_review_row row SET (${kept.join(', ')}, after_amount, problem) = (${kept.map((column) => `r.${column}`).join(', ')}, r.after_amount, r.problem)
  FROM (
    SELECT r.*, ${problem} AS problem
    FROM (
      SELECT r.*, CASE WHEN o.amount > ${amountMax} THEN ${amountMax} ELSE round(o.amount, 4) END AS after_amount
      FROM (${people}) r JOIN compensation_review v ON v.id = r.review_id ${steps}
        CROSS JOIN LATERAL (SELECT coalesce(r.typed_amount, r.said_amount, i.amount) AS amount) o OFFSET 0) r
      JOIN employee e ON e.id = r.employee_id, ${judges}
    WHERE v.id = r.review_id OFFSET 0) r
  WHERE row.review_id = r.review_id AND row.employee_id = r.employee_id`;

/** @param where SQL, of which rows `r` */
export const judgeRows = (where: string): string => `
  UPDATE compensation_review_row r SET problem = ${problem}
  FROM ${judges}, employee e
  WHERE r.review_id = $1::int AND v.id = r.review_id AND e.id = r.employee_id AND ${where}`;

/** How a row stands, as people see it. */
export const rowState = `CASE WHEN r.is_left_out THEN 'left-out' WHEN r.problem IS NULL THEN 'raised' WHEN r.problem = 'UNCHANGED' THEN 'unchanged' ELSE 'refused' END`;
export const isRaised = '(r.problem IS NULL AND NOT r.is_left_out)';

/** The sums of rows `r` as JSON: texts, so that no digit is lost. */
export const sumsOfRows = `jsonb_build_object('people', count(*)::int, 'raised', count(*) FILTER (WHERE ${isRaised})::int,
    'refused', count(*) FILTER (WHERE ${rowState} = 'refused')::int, 'unchanged', count(*) FILTER (WHERE ${rowState} = 'unchanged')::int,
    'leftOut', count(*) FILTER (WHERE r.is_left_out)::int,
    'before', coalesce(sum(r.before_amount) FILTER (WHERE ${isRaised}), 0.00)::text, 'after', coalesce(sum(r.after_amount) FILTER (WHERE ${isRaised}), 0.00)::text,
    'difference', coalesce(sum(r.after_amount - r.before_amount) FILTER (WHERE ${isRaised}), 0.00)::text,
    'percent', round(sum(r.after_amount - r.before_amount) FILTER (WHERE ${isRaised}) * 100 / sum(r.before_amount) FILTER (WHERE ${isRaised}), 2)::text)`;

/** Counts and adds up the rows of a review anew. */
export async function countReview(sql: Sql, id: number): Promise<void> {
  await sql.query(
    `UPDATE compensation_review SET sums = (SELECT ${sumsOfRows} FROM compensation_review_row r WHERE r.review_id = $1::int) WHERE id = $1::int`,
    [id],
  );
}

/** Reads what the people of a review have on its effective date, and says what each is to have and what refuses whom. Within a transaction that has locked the review. */
export async function proposeReview(sql: Sql, id: number): Promise<void> {
  await inMemory(sql);
  await withoutLoops(sql, () => sql.query(proposeRows(everybodyNow), [id]));
  await countReview(sql, id);
}

/** The same of one person: what was entered of them, by what stood when the review was proposed. */
export async function proposePerson(sql: Sql, id: number, employeeId: number): Promise<void> {
  await sql.query(proposeRows(onePersonThen), [id, employeeId]);
  await countReview(sql, id);
}
