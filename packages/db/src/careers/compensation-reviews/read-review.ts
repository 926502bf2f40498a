/** What a compensation review is for people and departments. */
import type { ReviewRowState } from '@wagewright/contracts/careers/compensation-reviews';
import { likeText, newParameters } from '../../parameters.ts';
import type { Sql } from '../../sql.ts';
import { isRaised, rowState, sumsOfRows } from './propose.ts';

/** Amounts are texts, exact. */
export interface ReviewRow {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly employee: string;
  readonly department: unknown;
  readonly before: string | null;
  readonly after: string | null;
  readonly difference: string | null;
  readonly percent: string | null;
  readonly until: string | null;
  readonly grade: string | null;
  readonly level: string | null;
  readonly minimum: string | null;
  readonly midpoint: string | null;
  readonly maximum: string | null;
  readonly state: ReviewRowState;
  readonly problem: string | null;
  readonly isTyped: boolean;
  readonly why: string | null;
}

export interface AskedRows {
  readonly state?: string | undefined;
  readonly search?: string | undefined;
  readonly departmentId?: number | undefined;
  readonly sort: 'name' | 'employeeNumber' | 'before' | 'after' | 'difference' | 'percent';
  readonly direction: 'ascending' | 'descending';
  readonly offset: number;
  readonly limit: number;
}

const percent = `CASE WHEN r.before_amount > 0 THEN round((r.after_amount - r.before_amount) * 100 / r.before_amount, 2) END`;

const orders: Readonly<Record<AskedRows['sort'], string>> = {
  name: 'e.name',
  employeeNumber: 'e.employee_number',
  before: 'r.before_amount',
  after: 'r.after_amount',
  difference: 'r.after_amount - r.before_amount',
  percent,
};

/** Some of the people of a review, in order, and how many there are. */
export async function listReviewRows(sql: Sql, reviewId: number, asked: AskedRows): Promise<{ total: number; rows: ReviewRow[] }> {
  const { add, values } = newParameters();
  const where = [`r.review_id = ${add(reviewId)}::int`];
  if (asked.state !== undefined) where.push(`${rowState} = ${add(asked.state)}::text`);
  if (asked.departmentId !== undefined) where.push(`r.department_id = ${add(asked.departmentId)}::int`);
  if (asked.search)
    where.push(
      `(e.name ILIKE ${add(`%${likeText(asked.search)}%`)}::text OR e.employee_number ILIKE ${add(`${likeText(asked.search)}%`)}::text)`,
    );
  const from = `FROM compensation_review_row r JOIN employee e ON e.id = r.employee_id WHERE ${where.join(' AND ')}`;
  const [counted] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, values);
  const order = `${orders[asked.sort]} ${asked.direction === 'descending' ? 'DESC' : 'ASC'} NULLS LAST, e.id`;
  const rows = await sql.query<ReviewRow>(
    `WITH page AS (SELECT r.*, e.employee_number, e.name AS employee_name, row_number() OVER (ORDER BY ${order}) AS place ${from}
       ORDER BY ${order} OFFSET ${add(asked.offset)}::int LIMIT ${add(asked.limit)}::int)
     SELECT r.employee_id AS "employeeId", r.employee_number AS "employeeNumber", r.employee_name AS employee,
       shown_department_name(r.department_id, v.effective_date) AS department, r.before_amount::text AS before, r.after_amount::text AS after,
       (r.after_amount - r.before_amount)::text AS difference, (${percent})::text AS percent, to_char(r.record_until, 'YYYY-MM-DD') AS until,
       r.pay_grade AS grade, r.pay_level AS level, r.minimum::text AS minimum, r.midpoint::text AS midpoint, r.maximum::text AS maximum,
       ${rowState} AS state, r.problem, r.typed_amount IS NOT NULL AS "isTyped", r.why
     FROM page r JOIN compensation_review v ON v.id = r.review_id ORDER BY r.place`,
    values,
  );
  return { total: counted?.total ?? 0, rows };
}

export interface ReviewedDepartment {
  readonly departmentId: number | null;
  readonly department: unknown;
  readonly sums: unknown;
}

/** The sums of a review for each department, the largest difference first. */
export async function listReviewDepartments(
  sql: Sql,
  reviewId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ total: number; rows: ReviewedDepartment[] }> {
  const rows = await sql.query<ReviewedDepartment & { readonly total: number }>(
    `WITH added AS (
       SELECT r.department_id, ${sumsOfRows} AS sums, coalesce(sum(r.after_amount - r.before_amount) FILTER (WHERE ${isRaised}), 0) AS difference
       FROM compensation_review_row r WHERE r.review_id = $1::int GROUP BY r.department_id)
     SELECT a.department_id AS "departmentId", shown_department_name(a.department_id, v.effective_date) AS department, a.sums, (count(*) OVER ())::int AS total
     FROM added a JOIN compensation_review v ON v.id = $1::int ORDER BY a.difference DESC, a.department_id OFFSET $2::int LIMIT $3::int`,
    [reviewId, offset, limit],
  );
  if (rows.length > 0 || offset === 0) return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => row) };
  const [counted] = await sql.query<{ total: number }>(
    'SELECT count(DISTINCT coalesce(department_id, 0))::int AS total FROM compensation_review_row WHERE review_id = $1::int',
    [reviewId],
  );
  return { total: counted?.total ?? 0, rows: [] };
}

/** Whom a review raises. */
export async function readRaisedPeople(sql: Sql, reviewId: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `SELECT r.employee_id AS id FROM compensation_review_row r WHERE r.review_id = $1::int AND ${isRaised}`,
    [reviewId],
  );
  return rows.map(({ id }) => id);
}
