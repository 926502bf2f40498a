import type { Language } from '@wagewright/contracts';
import type { IssuedSort } from '@wagewright/contracts/payroll/issued-payslips';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import {
  type AskedPayslips,
  type Asking,
  askedWithMark,
  askPayslips,
  markConditions,
  type PayslipReach,
  placedThen,
  toldOfEach,
} from './payslips-asked.ts';

/** A payslip in the list across batches; amounts are minor units of the currency, as text. */
export interface IssuedPayslipRow {
  readonly id: number;
  readonly number: string;
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  /** Where they were on the last day of the period. */
  readonly department: unknown;
  readonly solution: unknown;
  readonly period: string;
  readonly source: string;
  readonly status: string;
  readonly currency: string;
  readonly gross: string;
  readonly net: string;
  readonly publishedAt: Date | null;
  readonly seenAt: Date | null;
  /** The view day of one that is published and not shown yet. */
  readonly shownFrom: string | null;
  readonly checkStatus: string;
  /** When telling first left the product. */
  readonly sentAt: Date | null;
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly isUnreached: boolean;
}

/** What is shown of the payslips $1, in their order. */
const listed = `SELECT ps.id, ps.number, e.id AS "employeeId", e.employee_number AS "employeeNumber", e.name, s.name AS solution, p.name AS period,
    (SELECT shown_department_name(a.department_id, p.end_date) FROM assignment a WHERE ${placedThen} LIMIT 1) AS department,
    ps.source, ps.status, ps.currency, ps.gross::text, ps.net::text, ps.published_at AS "publishedAt", ps.seen_at AS "seenAt",
    CASE WHEN ps.awaits_view_day AND ps.status = 'published' THEN ps.view_from::text END AS "shownFrom", ps.check_status AS "checkStatus",
    t.sent_at AS "sentAt", coalesce(t.waiting, false) AS "isWaiting", coalesce(t.failed, false) AS "hasFailed", ${markConditions.unreached} AS "isUnreached"
  FROM unnest($1::int[]) WITH ORDINALITY wanted(id, at) JOIN payslip ps ON ps.id = wanted.id JOIN period p ON p.id = ps.period_id
    JOIN solution s ON s.id = p.solution_id JOIN employee e ON e.id = ps.employee_id ${toldOfEach} ORDER BY wanted.at`;

/** These payslips, in their order; those that are gone are left out. */
export const readIssuedPayslips = (sql: Sql, ids: readonly number[]): Promise<IssuedPayslipRow[]> =>
  sql.query<IssuedPayslipRow>(listed, [ids]);

export interface IssuedOrder {
  /** Undefined: the latest pay date first. */
  readonly sort?: IssuedSort | undefined;
  readonly direction?: 'ascending' | 'descending' | undefined;
  /** In which departments are named. */
  readonly language: Language;
}

/** What a payslip `m` is sorted by, and where that stands. */
const sorts: Readonly<Record<IssuedSort, (language: string) => { readonly join: string; readonly by: string }>> = {
  name: () => ({ join: 'JOIN employee e ON e.id = m.employee_id', by: 'e.name' }),
  employeeNumber: () => ({ join: 'JOIN employee e ON e.id = m.employee_id', by: 'e.employee_number' }),
  department: (language) => ({
    join: `LEFT JOIN assignment a ON a.employee_id = m.employee_id AND a.effective_date <= m.end_date AND (a.expiry_date IS NULL OR a.expiry_date >= m.end_date)
      LEFT JOIN department_version dv ON dv.department_id = a.department_id AND dv.effective_date <= m.end_date
        AND (dv.expiry_date IS NULL OR dv.expiry_date >= m.end_date)`,
    by: `dv.name->>${language}::text`,
  }),
  status: () => ({ join: '', by: `array_position(ARRAY['unpublished', 'published', 'forbidden'], m.status)` }),
};

/** Payslips `m` in their order. */
function inOrder({ add }: Asking, { sort, direction, language }: IssuedOrder): string {
  if (!sort) return 'FROM marked m ORDER BY m.pay_date DESC, m.id';
  const { join, by } = sorts[sort](sort === 'department' ? add(language) : '');
  return `FROM marked m ${join} ORDER BY ${by} ${direction === 'descending' ? 'DESC' : 'ASC'} NULLS LAST, m.pay_date DESC, m.id`;
}

const marked = ({ withAsked }: Asking, { mark }: AskedPayslips): string =>
  `${withAsked}, marked AS MATERIALIZED (SELECT ps.id, ps.employee_id, ps.status, ps.pay_date, ps.end_date ${askedWithMark(mark)})`;

/** Payslips that were paid on one day, and how many were paid later. */
interface PaidOn {
  readonly payDate: string;
  readonly count: number;
  readonly before: number;
}

/**
 * The same where nothing but the latest pay date orders them and no mark is asked: they are counted by pay date, and only those of the days that the
 * window lies in are put in order. What the window costs is its days, not the history.
 */
async function listLatest(
  sql: Sql,
  reach: PayslipReach,
  asked: AskedPayslips,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ total: number; ids: readonly number[] }> {
  const { from, values, add } = askPayslips(reach, asked);
  const counted = `SELECT p.pay_date::text AS "payDate", count(*)::int AS count, (sum(count(*)) OVER (ORDER BY p.pay_date DESC) - count(*))::int AS before
    ${from} GROUP BY p.pay_date ORDER BY p.pay_date DESC`;
  const days = await withoutLoops(sql, () => sql.query<PaidOn>(counted, values));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const hit = days.filter(({ count, before }) => before < offset + limit && before + count > offset);
  const [first] = hit;
  if (!first) return { total, ids: [] };
  const found = await sql.query<{ id: number }>(
    `SELECT ps.id ${from} AND p.pay_date = ANY(${add(hit.map(({ payDate }) => payDate))}::date[])
     ORDER BY p.pay_date DESC, ps.id OFFSET ${add(offset - first.before)}::int LIMIT ${add(limit)}::int`,
    values,
  );
  return { total, ids: found.map(({ id }) => id) };
}

/** The payslips asked for, and how many there are in all. Within a transaction. */
export async function listIssuedPayslips(
  sql: Sql,
  reach: PayslipReach,
  asked: AskedPayslips,
  { offset, limit, ...order }: IssuedOrder & { readonly offset: number; readonly limit: number },
): Promise<{ total: number; rows: IssuedPayslipRow[] }> {
  if (!order.sort && !asked.mark) {
    const latest = await listLatest(sql, reach, asked, { offset, limit });
    return { total: latest.total, rows: await readIssuedPayslips(sql, latest.ids) };
  }
  const asking = askPayslips(reach, asked);
  const statement = `${marked(asking, asked)} SELECT (SELECT count(*)::int FROM marked) AS total,
    ARRAY(SELECT m.id ${inOrder(asking, order)} OFFSET ${asking.add(offset)}::int LIMIT ${asking.add(limit)}::int) AS ids`;
  const [found] = await withoutLoops(sql, () => sql.query<{ total: number; ids: number[] }>(statement, asking.values));
  const { total, ids } = found ?? { total: 0, ids: [] };
  return { total, rows: await readIssuedPayslips(sql, ids) };
}

/** The ids of the payslips asked for, in the order of the list, and no more than so many. Within a transaction. */
export async function listIssuedPayslipIds(
  sql: Sql,
  reach: PayslipReach,
  asked: AskedPayslips,
  { idsMax, ...order }: IssuedOrder & { readonly idsMax: number },
): Promise<number[]> {
  const asking = askPayslips(reach, asked);
  const statement = `${marked(asking, asked)} SELECT m.id ${inOrder(asking, order)} LIMIT ${asking.add(idsMax)}::int`;
  const rows = await withoutLoops(sql, () => sql.query<{ id: number }>(statement, asking.values));
  return rows.map(({ id }) => id);
}

export interface PayslipPlaceRow {
  readonly kind: 'legal-entity' | 'department';
  readonly id: number;
  readonly name: unknown;
}

/** The legal entities of the payslips asked for, and the departments of their people with those above them, by their names. Within a transaction. */
export async function listPayslipPlaces(
  sql: Sql,
  reach: PayslipReach,
  asked: AskedPayslips,
  language: Language,
): Promise<PayslipPlaceRow[]> {
  const asking = askPayslips(reach, asked);
  const statement = `${asking.withAsked.replace('WITH asked', 'WITH RECURSIVE asked')},
    own AS (
      SELECT DISTINCT a.department_id AS id FROM asked m JOIN assignment a ON a.employee_id = m.employee_id AND a.effective_date <= m.end_date
        AND (a.expiry_date IS NULL OR a.expiry_date >= m.end_date)),
    up AS (
      SELECT id FROM own UNION SELECT v.parent_id FROM up JOIN department_version v ON v.department_id = up.id AND v.expiry_date IS NULL AND v.parent_id IS NOT NULL),
    found AS (
      SELECT 'department' AS kind, id, shown_department_name(id, current_date) AS name FROM up
      UNION ALL
      SELECT 'legal-entity', le.id, le.name FROM legal_entity le WHERE le.id IN (
        SELECT s.legal_entity_id FROM asked m JOIN payslip ps ON ps.id = m.id JOIN period p ON p.id = ps.period_id JOIN solution s ON s.id = p.solution_id))
    SELECT kind, id, name FROM found WHERE name IS NOT NULL ORDER BY kind, name->>${asking.add(language)}::text, id`;
  return await withoutLoops(sql, () => sql.query<PayslipPlaceRow>(statement, asking.values));
}
