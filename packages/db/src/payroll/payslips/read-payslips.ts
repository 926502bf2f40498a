import { isoDay } from '../../columns/index.ts';
import { columns, dates, nested } from '../../nested-rows.ts';
import { type Reads, statement } from '../../sql.ts';

/** A published payslip as its employee reads it; amounts are minor units of the currency, as text. */
export interface PayslipRead {
  readonly id: number;
  readonly number: string;
  /** What its setting is called. */
  readonly title: string;
  readonly source: string;
  readonly employeeId: number;
  readonly currency: string;
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  readonly status: string;
  /** Null where whoever runs payroll reads one that is not published. */
  readonly publishedAt: Date | null;
  readonly seenAt: Date | null;
  readonly period: { readonly name: string; readonly startDate: Date; readonly endDate: Date; readonly payDate: Date };
}

/** With all that its page shows beside its lines. */
export interface PayslipPage extends PayslipRead {
  readonly settingId: number;
  /** Which face of its setting it has. */
  readonly settingVersion: number;
  readonly solutionCode: string;
  /** Where its lines were calculated; null where they are kept with it, by balance and by import. */
  readonly calculated: {
    readonly batchId: number;
    readonly runId: number;
    readonly copy: { readonly id: number; readonly definitionHash: string };
  } | null;
  /** Of one that no batch calculated: up to which day its balances are, or who brought its figures when. */
  readonly origin: { readonly asOf: string | null; readonly by: string | null; readonly at: Date | null };
  /** How it looks: as it was set in the version that it was made by. */
  readonly style: unknown;
  readonly layout: unknown;
  readonly employee: { readonly employeeNumber: string; readonly name: string };
  readonly legalEntity: unknown;
  /** Department and position as they were on the last day of the period. */
  readonly department: unknown;
  readonly position: unknown;
  /** Sums of the calendar year by payment date, up to this payslip, in its currency. */
  readonly year: { readonly gross: string; readonly deductions: string; readonly net: string };
}

const payslipColumns = [
  columns('ps', '', ['id', 'number', 'source', 'employeeId', 'currency', 'gross', 'deductions', 'net', 'status', 'publishedAt', 'seenAt']),
  'coalesce(sv.name, st.name) AS title',
  columns('p', 'period', ['name']),
  dates('p', 'period', ['startDate', 'endDate', 'payDate']),
].join(', ');
/** A payslip keeps the face of the version that it was made by; the latest version stands in the setting itself. */
const ofPeriod = `JOIN period p ON p.id = ps.period_id JOIN payslip_setting st ON st.id = ps.setting_id
  LEFT JOIN payslip_setting_version sv ON sv.setting_id = ps.setting_id AND sv.version = ps.setting_version`;

const listStatement = statement<Record<string, unknown>>(
  'list-own-payslips',
  `SELECT ${payslipColumns} FROM payslip ps ${ofPeriod}
   WHERE ps.employee_id = $1 AND ps.status = 'published' AND NOT ps.awaits_view_day ORDER BY p.pay_date DESC, ps.id DESC`,
);

/** The published payslips of an employee, the latest first. */
export const listOwnPayslips = async (reads: Reads, employeeId: number): Promise<PayslipRead[]> =>
  (await reads.rows(listStatement, [employeeId])).map((row) => nested<PayslipRead>(row));

const current = (alias: string) =>
  `${alias}.effective_date <= p.end_date AND (${alias}.expiry_date IS NULL OR ${alias}.expiry_date >= p.end_date)`;

/** A page of the payslips that a relation `ps` gives. Balances say again what was paid by then, so that they are no part of the year's sums. */
const pagesOf = (payslips: string): string => `
   SELECT ${payslipColumns}, ${columns('ps', '', ['settingId', 'settingVersion'])}, s.code AS "solutionCode", ${columns('ps', 'calculated', ['batchId', 'runId'])},
     ${columns('c', 'calculated.copy', ['id', 'definitionHash'])}, coalesce(sv.style, st.style) AS style, coalesce(sv.layout, st.layout) AS layout,
     ${columns('e', 'employee', ['employeeNumber', 'name'])}, le.name AS "legalEntity", place.department, place.position,
     coalesce(ro.as_of, p.end_date)::text AS "origin.asOf", rb.display_name AS "origin.by", coalesce(ro.brought_at, ro.created_at) AS "origin.at",
     year.gross AS "year.gross", year.deductions AS "year.deductions", year.net AS "year.net"
   FROM ${payslips} ps ${ofPeriod} JOIN solution s ON s.id = p.solution_id
     LEFT JOIN batch b ON b.id = ps.batch_id LEFT JOIN solution_copy c ON c.id = b.copy_id
     LEFT JOIN payslip_round ro ON ro.id = ps.round_id LEFT JOIN app_user rb ON rb.id = ro.brought_by_user_id
     JOIN employee e ON e.id = ps.employee_id JOIN legal_entity le ON le.id = e.legal_entity_id
     LEFT JOIN LATERAL (SELECT dv.name AS department, po.title AS position FROM assignment a JOIN "position" po ON po.id = a.position_id
       LEFT JOIN department_version dv ON dv.department_id = a.department_id AND ${current('dv')}
       WHERE a.employee_id = ps.employee_id AND ${current('a')} LIMIT 1) place ON true
     CROSS JOIN LATERAL (SELECT coalesce(sum(y.gross), 0)::text AS gross, coalesce(sum(y.deductions), 0)::text AS deductions, coalesce(sum(y.net), 0)::text AS net
       FROM payslip y JOIN period yp ON yp.id = y.period_id
       WHERE y.employee_id = ps.employee_id AND (y.status = 'published' AND NOT y.awaits_view_day OR y.id = ps.id) AND y.source <> 'balance' AND y.currency = ps.currency
         AND yp.pay_date BETWEEN date_trunc('year', p.pay_date)::date AND p.pay_date) year`;

/** The payslip that its employee sees before a payslip `x` of a period `xp`: of the same solution's ordinary batches, or of the same setting where no batch is shown. */
const before = `
     SELECT q.id FROM payslip q LEFT JOIN batch qb ON qb.id = q.batch_id JOIN period qp ON qp.id = q.period_id
     WHERE q.employee_id = x.employee_id AND q.status = 'published' AND NOT q.awaits_view_day AND q.source = x.source AND qp.solution_id = xp.solution_id
       AND CASE x.source WHEN 'batch' THEN qb.type = 'normal' AND qp.pay_date < xp.pay_date
         ELSE q.setting_id = x.setting_id AND (qp.pay_date, q.id) < (xp.pay_date, x.id) END
     ORDER BY qp.pay_date DESC, q.id DESC LIMIT 1`;

/** The payslip ($1) of an employee ($2), published or, for whoever runs payroll ($3), not; and the one before it. */
const pageStatement = statement<Record<string, unknown>>(
  'read-own-payslip',
  `${pagesOf('payslip')}
   WHERE ps.employee_id = $2 AND (ps.status = 'published' AND NOT ps.awaits_view_day OR $3::boolean AND ps.id = $1) AND ps.id IN ($1, (
     SELECT (${before}) FROM payslip x JOIN period xp ON xp.id = x.period_id WHERE x.id = $1 AND x.employee_id = $2))`,
);

/** Payslips ($1), published or not, and before each of them the one that its employee sees. */
const pagesStatement = statement<Record<string, unknown>>('read-payslips', `${pagesOf('payslip')} WHERE ps.id = ANY($1::int[])`);
const beforesStatement = statement<{ id: number; before: number | null }>(
  'read-payslips-before',
  `SELECT x.id, (${before}) AS before FROM payslip x JOIN period xp ON xp.id = x.period_id WHERE x.id = ANY($1::int[])`,
);

/** What somebody ($2) of a batch ($1) would get by a setting ($3): nothing of it is kept, and it is no payslip yet (id 0). Its sums are the caller's. */
const previewed = `(
     SELECT 0 AS id, xs.code || '-' || xp.name || '-' || xe.employee_number AS number, 'batch'::text AS source, xe.id AS employee_id, xs.currency,
       0::bigint AS gross, 0::bigint AS deductions, 0::bigint AS net, 'unpublished'::text AS status, NULL::timestamptz AS published_at, NULL::timestamptz AS seen_at,
       xb.period_id, $3::int AS setting_id, 0 AS setting_version, xb.id AS batch_id, NULL::int AS round_id, xb.current_run_id AS run_id
     FROM batch xb JOIN batch_payee y ON y.batch_id = xb.id JOIN employee xe ON xe.id = y.employee_id
       JOIN period xp ON xp.id = xb.period_id JOIN solution xs ON xs.id = xp.solution_id
     WHERE xb.id = $1 AND y.employee_id = $2 AND xb.current_run_id IS NOT NULL)`;
const previewStatement = statement<Record<string, unknown>>('preview-payslip', pagesOf(previewed));

/** The published payslip of an employee ($2) before a batch ($1): of the same solution's ordinary batches. */
const beforeStatement = statement<{ id: number }>(
  'payslip-before-batch',
  `SELECT q.id FROM payslip q JOIN batch qb ON qb.id = q.batch_id JOIN period qp ON qp.id = q.period_id
     JOIN batch xb ON xb.id = $1 JOIN period xp ON xp.id = xb.period_id
   WHERE q.employee_id = $2 AND q.status = 'published' AND NOT q.awaits_view_day AND qp.solution_id = xp.solution_id AND qb.type = 'normal' AND qp.pay_date < xp.pay_date
   ORDER BY qp.pay_date DESC, q.id DESC LIMIT 1`,
);

/** A payslip that shows no batch was not calculated here. */
function pageOf(row: Record<string, unknown>): PayslipPage {
  const page = nested<PayslipPage>(row);
  return row['calculated.batchId'] === null ? { ...page, calculated: null } : page;
}

/** A payslip, and the one that its employee saw before it. */
export interface FoundPayslip {
  readonly payslip: PayslipPage;
  readonly previous: PayslipPage | undefined;
}

/** Payslips for whoever runs payroll, published or not, in the order of their ids given; those that are gone are left out. */
export async function readPayslips(reads: Reads, ids: readonly number[]): Promise<FoundPayslip[]> {
  const befores = new Map((await reads.rows(beforesStatement, [ids])).map(({ id, before: previous }) => [id, previous]));
  const wanted = new Set([...befores.keys(), ...[...befores.values()].flatMap((previous) => previous ?? [])]);
  const pages = new Map((await reads.rows(pagesStatement, [[...wanted]])).map(pageOf).map((page) => [page.id, page]));
  return ids.flatMap((id) => {
    const payslip = pages.get(id);
    return payslip ? [{ payslip, previous: pages.get(befores.get(id) ?? 0) }] : [];
  });
}

/** @returns undefined where the payslip is not one of this employee, or, unless asked for such, not published */
export async function readOwnPayslip(
  reads: Reads,
  id: number,
  employeeId: number,
  { unpublished = false }: { readonly unpublished?: boolean } = {},
): Promise<FoundPayslip | undefined> {
  const pages = (await reads.rows(pageStatement, [id, employeeId, unpublished])).map(pageOf);
  const payslip = pages.find((page) => page.id === id);
  return payslip && { payslip, previous: pages.find((page) => page !== payslip) };
}

/** What somebody of a calculated batch would get by a setting as it stands, and the payslip before it. Its amounts are zero until the caller reads them. */
export async function readPreview(
  reads: Reads,
  { batchId, employeeId, settingId }: { readonly batchId: number; readonly employeeId: number; readonly settingId: number },
): Promise<FoundPayslip | undefined> {
  const row = await reads.first(previewStatement, [batchId, employeeId, settingId]);
  if (!row) return undefined;
  const before = await reads.first(beforeStatement, [batchId, employeeId]);
  const found = before && (await readOwnPayslip(reads, before.id, employeeId));
  return { payslip: pageOf(row), previous: found?.payslip };
}

/** Where the figures of a payslip are found. */
export type PayslipFigures = Pick<PayslipPage, 'id' | 'employeeId' | 'solutionCode' | 'calculated'>;

const yearsStatement = statement<Record<string, unknown>>(
  'read-payslips-of-years',
  `SELECT x.id AS of, ${columns('ps', '', ['id', 'employeeId'])}, s.code AS "solutionCode", ${columns('ps', 'calculated', ['batchId', 'runId'])},
     ${columns('c', 'calculated.copy', ['id', 'definitionHash'])}
   FROM unnest($1::int[], $2::int[], $3::text[], $4::date[]) AS x(id, employee_id, currency, pay_date)
     JOIN payslip ps ON ps.employee_id = x.employee_id AND ps.id <> x.id AND ps.currency = x.currency
     JOIN period p ON p.id = ps.period_id JOIN solution s ON s.id = p.solution_id
     LEFT JOIN batch b ON b.id = ps.batch_id LEFT JOIN solution_copy c ON c.id = b.copy_id
   WHERE ps.status = 'published' AND NOT ps.awaits_view_day AND ps.source <> 'balance'
     AND p.pay_date BETWEEN date_trunc('year', x.pay_date)::date AND x.pay_date`,
);

/**
 * The other published payslips of each payslip's employee that count towards the calendar year by payment date, up to it; balances say again what
 * was paid.
 * @returns by the id of the payslip
 */
export async function readYearsOf(reads: Reads, payslips: readonly PayslipPage[]): Promise<ReadonlyMap<number, PayslipFigures[]>> {
  const years = new Map<number, PayslipFigures[]>();
  if (payslips.length === 0) return years;
  const rows = await reads.rows(yearsStatement, [
    payslips.map(({ id }) => id),
    payslips.map(({ employeeId }) => employeeId),
    payslips.map(({ currency }) => currency),
    payslips.map(({ period }) => isoDay(period.payDate)),
  ]);
  for (const { of, ...row } of rows) {
    const id = Number(of);
    years.set(id, [...(years.get(id) ?? []), pageOf(row)]);
  }
  return years;
}

/** A stored row behind a payslip's lines: of one table of one run, or of what one batch froze. */
export interface PayslipCells {
  readonly from: number;
  readonly employeeId: number;
  readonly tableNo: number;
  readonly v: readonly (string | null)[];
}

const cellsStatement = statement<PayslipCells>(
  'read-payslip-cells',
  `SELECT run_id AS "from", employee_id AS "employeeId", table_no::int AS "tableNo", v::text[] AS v FROM calc.row
   WHERE run_id = ANY($1::int[]) AND table_no = ANY($2::smallint[]) AND employee_id = ANY($3::int[]) ORDER BY run_id, table_no, employee_id, line`,
);

/** What some runs stored for employees, of the tables named. */
export const readPayslipCells = async (
  reads: Reads,
  { runIds, tableNumbers, employeeIds }: { runIds: readonly number[]; tableNumbers: readonly number[]; employeeIds: readonly number[] },
): Promise<PayslipCells[]> => (runIds.length === 0 ? [] : reads.rows(cellsStatement, [runIds, tableNumbers, employeeIds]));

const inputStatement = statement<PayslipCells>(
  'read-payslip-input',
  `SELECT i.batch_id AS "from", p.employee_id AS "employeeId", i.table_no::int AS "tableNo", i.v::text[] AS v
   FROM batch_payee p JOIN calc.input i ON i.batch_id = p.batch_id AND i.row_number = p.row_number
   WHERE p.batch_id = ANY($1::int[]) AND p.employee_id = ANY($3::int[]) AND i.table_no = ANY($2::smallint[])
   ORDER BY i.batch_id, i.table_no, p.employee_id, i.line`,
);

/** What some batches froze of employees, of the tables named. */
export const readPayslipInput = async (
  reads: Reads,
  { batchIds, tableNumbers, employeeIds }: { batchIds: readonly number[]; tableNumbers: readonly number[]; employeeIds: readonly number[] },
): Promise<PayslipCells[]> => (tableNumbers.length === 0 ? [] : reads.rows(inputStatement, [batchIds, tableNumbers, employeeIds]));

/** An item of a payslip whose lines are kept with it, and its value as text. */
export interface KeptLine {
  readonly payslipId: number;
  readonly code: string;
  readonly value: string;
}

const keptStatement = statement<KeptLine>(
  'read-payslip-lines',
  'SELECT payslip_id AS "payslipId", code, value FROM payslip_line WHERE payslip_id = ANY($1::int[])',
);

/** What is kept with payslips by balance and by import. */
export const readKeptLines = async (reads: Reads, payslipIds: readonly number[]): Promise<KeptLine[]> =>
  payslipIds.length === 0 ? [] : reads.rows(keptStatement, [payslipIds]);
