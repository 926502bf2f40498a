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
  readonly publishedAt: Date;
  readonly seenAt: Date | null;
  readonly period: { readonly name: string; readonly startDate: Date; readonly endDate: Date; readonly payDate: Date };
}

/** With all that its page shows beside its lines. */
export interface PayslipPage extends PayslipRead {
  readonly solutionCode: string;
  /** Where its lines were calculated; null where they are kept with it, by balance and by import. */
  readonly calculated: {
    readonly batchId: number;
    readonly runId: number;
    readonly copy: { readonly id: number; readonly definitionHash: string };
  } | null;
  readonly style: unknown;
  readonly employee: { readonly employeeNumber: string; readonly name: string };
  readonly legalEntity: unknown;
  /** Department and position as they were on the last day of the period. */
  readonly department: unknown;
  readonly position: unknown;
  /** Sums of the calendar year by payment date, up to this payslip, in its currency. */
  readonly year: { readonly gross: string; readonly deductions: string; readonly net: string };
}

const payslipColumns = [
  columns('ps', '', ['id', 'number', 'source', 'employeeId', 'currency', 'gross', 'deductions', 'net', 'publishedAt', 'seenAt']),
  'st.name AS title',
  columns('p', 'period', ['name']),
  dates('p', 'period', ['startDate', 'endDate', 'payDate']),
].join(', ');
const ofPeriod = 'JOIN period p ON p.id = ps.period_id JOIN payslip_setting st ON st.id = ps.setting_id';

const listStatement = statement<Record<string, unknown>>(
  'list-own-payslips',
  `SELECT ${payslipColumns} FROM payslip ps ${ofPeriod}
   WHERE ps.employee_id = $1 AND ps.status = 'published' ORDER BY p.pay_date DESC, ps.id DESC`,
);

/** The published payslips of an employee, the latest first. */
export const listOwnPayslips = async (reads: Reads, employeeId: number): Promise<PayslipRead[]> =>
  (await reads.rows(listStatement, [employeeId])).map((row) => nested<PayslipRead>(row));

const current = (alias: string) =>
  `${alias}.effective_date <= p.end_date AND (${alias}.expiry_date IS NULL OR ${alias}.expiry_date >= p.end_date)`;

/**
 * The payslip ($1) of an employee ($2), published or, for whoever runs payroll ($3), not; and the one before it: of the same solution's ordinary batches, or of the same setting where no batch
 * is shown. Balances say again what was paid by then, so that they are no part of the year's sums.
 */
const pageStatement = statement<Record<string, unknown>>(
  'read-own-payslip',
  `SELECT ${payslipColumns}, s.code AS "solutionCode", ${columns('ps', 'calculated', ['batchId', 'runId'])},
     ${columns('c', 'calculated.copy', ['id', 'definitionHash'])},
     coalesce((SELECT v.style FROM payslip_setting_version v WHERE v.setting_id = ps.setting_id AND v.version = ps.setting_version), st.style) AS style,
     ${columns('e', 'employee', ['employeeNumber', 'name'])}, le.name AS "legalEntity", place.department, place.position,
     year.gross AS "year.gross", year.deductions AS "year.deductions", year.net AS "year.net"
   FROM payslip ps ${ofPeriod} JOIN solution s ON s.id = p.solution_id
     LEFT JOIN batch b ON b.id = ps.batch_id LEFT JOIN solution_copy c ON c.id = b.copy_id
     JOIN employee e ON e.id = ps.employee_id JOIN legal_entity le ON le.id = e.legal_entity_id
     LEFT JOIN LATERAL (SELECT dv.name AS department, po.title AS position FROM assignment a JOIN "position" po ON po.id = a.position_id
       LEFT JOIN department_version dv ON dv.department_id = a.department_id AND ${current('dv')}
       WHERE a.employee_id = ps.employee_id AND ${current('a')} LIMIT 1) place ON true
     CROSS JOIN LATERAL (SELECT coalesce(sum(y.gross), 0)::text AS gross, coalesce(sum(y.deductions), 0)::text AS deductions, coalesce(sum(y.net), 0)::text AS net
       FROM payslip y JOIN period yp ON yp.id = y.period_id
       WHERE y.employee_id = ps.employee_id AND (y.status = 'published' OR y.id = ps.id) AND y.source <> 'balance' AND y.currency = ps.currency
         AND yp.pay_date BETWEEN date_trunc('year', p.pay_date)::date AND p.pay_date) year
   WHERE ps.employee_id = $2 AND (ps.status = 'published' OR $3::boolean AND ps.id = $1) AND ps.id IN ($1, (
     SELECT q.id FROM payslip q LEFT JOIN batch qb ON qb.id = q.batch_id JOIN period qp ON qp.id = q.period_id
       JOIN payslip x ON x.id = $1 JOIN period xp ON xp.id = x.period_id
     WHERE q.employee_id = $2 AND q.status = 'published' AND q.source = x.source AND qp.solution_id = xp.solution_id
       AND CASE x.source WHEN 'batch' THEN qb.type = 'normal' AND qp.pay_date < xp.pay_date
         ELSE q.setting_id = x.setting_id AND (qp.pay_date, q.id) < (xp.pay_date, x.id) END
     ORDER BY qp.pay_date DESC, q.id DESC LIMIT 1))`,
);

function pageOf(row: Record<string, unknown>): PayslipPage {
  const page = nested<PayslipPage>(row);
  return row['calculated.batchId'] === null ? { ...page, calculated: null } : page;
}

/** @returns undefined where the payslip is not one of this employee, or, unless asked for such, not published */
export async function readOwnPayslip(
  reads: Reads,
  id: number,
  employeeId: number,
  { unpublished = false }: { readonly unpublished?: boolean } = {},
): Promise<{ payslip: PayslipPage; previous: PayslipPage | undefined } | undefined> {
  const pages = (await reads.rows(pageStatement, [id, employeeId, unpublished])).map(pageOf);
  const payslip = pages.find((page) => page.id === id);
  return payslip && { payslip, previous: pages.find((page) => page !== payslip) };
}

/** A stored row behind a payslip's lines: of one table of one run. */
export interface PayslipCells {
  readonly runId: number;
  readonly tableNo: number;
  readonly v: readonly (string | null)[];
}

const cellsStatement = statement<PayslipCells>(
  'read-payslip-cells',
  `SELECT run_id AS "runId", table_no::int AS "tableNo", v::text[] AS v FROM calc.row
   WHERE run_id = ANY($1::int[]) AND table_no = ANY($2::smallint[]) AND employee_id = $3 ORDER BY run_id, table_no, line`,
);

/** What some runs stored for an employee, of the tables named. */
export const readPayslipCells = (
  reads: Reads,
  { runIds, tableNumbers, employeeId }: { runIds: readonly number[]; tableNumbers: readonly number[]; employeeId: number },
): Promise<PayslipCells[]> => reads.rows(cellsStatement, [runIds, tableNumbers, employeeId]);

/** A frozen row behind a payslip's quantities and rates: of one table of one batch. */
export interface PayslipInput {
  readonly batchId: number;
  readonly tableNo: number;
  readonly v: readonly (string | null)[];
}

const inputStatement = statement<PayslipInput>(
  'read-payslip-input',
  `SELECT i.batch_id AS "batchId", i.table_no::int AS "tableNo", i.v::text[] AS v
   FROM batch_payee p JOIN calc.input i ON i.batch_id = p.batch_id AND i.row_number = p.row_number
   WHERE p.batch_id = ANY($1::int[]) AND p.employee_id = $3 AND i.table_no = ANY($2::smallint[]) ORDER BY i.batch_id, i.table_no, i.line`,
);

/** What some batches froze of an employee, of the tables named. */
export const readPayslipInput = async (
  reads: Reads,
  { batchIds, tableNumbers, employeeId }: { batchIds: readonly number[]; tableNumbers: readonly number[]; employeeId: number },
): Promise<PayslipInput[]> => (tableNumbers.length === 0 ? [] : reads.rows(inputStatement, [batchIds, tableNumbers, employeeId]));

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
