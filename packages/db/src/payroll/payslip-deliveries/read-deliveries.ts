import { type DeliveryMark, type DeliveryStatus, deliveryMarks } from '@wagewright/contracts/payroll/payslip-deliveries';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import {
  type AskedPayslips,
  askedAndTold,
  askedParameters,
  askedWithMark,
  markConditions,
  type PayslipReach,
  toldOfEach,
  withAsked,
} from './payslips-asked.ts';

const counted = deliveryMarks.map((mark) => `count(*) FILTER (WHERE ${markConditions[mark]})::int AS ${mark}`).join(', ');

/** How many payslips there are of those asked for, and how many bear each mark. Within a transaction. */
export async function countDeliveries(
  sql: Sql,
  reach: PayslipReach,
  asked: AskedPayslips,
): Promise<{ readonly total: number; readonly marks: Readonly<Record<DeliveryMark, number>> }> {
  const statement = `${withAsked} SELECT count(*)::int AS total, ${counted} ${askedAndTold}`;
  const [row] = await withoutLoops(sql, () => sql.query<Record<DeliveryMark | 'total', number>>(statement, askedParameters(reach, asked)));
  if (!row) throw new Error('Counting payslips gave no row.');
  const { total, ...marks } = row;
  return { total, marks };
}

/** A payslip in the list across batches; amounts are minor units of the currency, as text. */
export interface IssuedPayslipRow {
  readonly id: number;
  readonly number: string;
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
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

/** What is shown of the payslips $1. */
const listed = `SELECT ps.id, ps.number, e.id AS "employeeId", e.employee_number AS "employeeNumber", e.name, s.name AS solution, p.name AS period,
    ps.source, ps.status, ps.currency, ps.gross::text, ps.net::text, ps.published_at AS "publishedAt", ps.seen_at AS "seenAt",
    CASE WHEN ps.awaits_view_day AND ps.status = 'published' THEN ps.view_from::text END AS "shownFrom", ps.check_status AS "checkStatus",
    t.sent_at AS "sentAt", coalesce(t.waiting, false) AS "isWaiting", coalesce(t.failed, false) AS "hasFailed", ${markConditions.unreached} AS "isUnreached"
  FROM payslip ps JOIN period p ON p.id = ps.period_id JOIN solution s ON s.id = p.solution_id JOIN employee e ON e.id = ps.employee_id ${toldOfEach}
  WHERE ps.id = ANY($1::int[]) ORDER BY p.pay_date DESC, ps.id`;

const marked = (mark: DeliveryMark | undefined): string =>
  `${withAsked}, marked AS MATERIALIZED (SELECT ps.id, ps.pay_date ${askedWithMark(mark)})`;

const byPayDate = 'ORDER BY pay_date DESC, id';

/** The payslips asked for, the latest pay date first, and how many there are in all. Within a transaction. */
export async function listIssuedPayslips(
  sql: Sql,
  reach: PayslipReach,
  asked: AskedPayslips,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ total: number; rows: IssuedPayslipRow[] }> {
  const statement = `${marked(asked.mark)} SELECT (SELECT count(*)::int FROM marked) AS total,
    ARRAY(SELECT id FROM marked ${byPayDate} OFFSET $13::int LIMIT $14::int) AS ids`;
  const values = [...askedParameters(reach, asked), offset, limit];
  const [found] = await withoutLoops(sql, () => sql.query<{ total: number; ids: number[] }>(statement, values));
  const { total, ids } = found ?? { total: 0, ids: [] };
  return { total, rows: await sql.query<IssuedPayslipRow>(listed, [ids]) };
}

/** The ids of the payslips asked for, in the order of the list, and no more than so many. Within a transaction. */
export async function listIssuedPayslipIds(sql: Sql, reach: PayslipReach, asked: AskedPayslips, idsMax: number): Promise<number[]> {
  const statement = `${marked(asked.mark)} SELECT id FROM marked ${byPayDate} LIMIT $13::int`;
  const rows = await withoutLoops(sql, () => sql.query<{ id: number }>(statement, [...askedParameters(reach, asked), idsMax]));
  return rows.map(({ id }) => id);
}

export interface DeliveryRow {
  readonly id: number;
  readonly channel: string;
  readonly recipient: string;
  readonly status: DeliveryStatus;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly failure: string | null;
  readonly resends: number;
}

/** In which state a delivery `d` with its mail `o` is. */
export const deliveryStatus = `CASE WHEN d.replaced_at IS NOT NULL THEN 'replaced' WHEN d.channel = 'app-message' THEN 'delivered'
  WHEN o.status = 'queued' THEN 'queued' WHEN o.status = 'failed' THEN 'failed' ELSE 'sent' END`;

/** Who was told of a payslip in which way, in the order in which they were. */
export const readDeliveries = (sql: Sql, payslipId: number): Promise<DeliveryRow[]> =>
  sql.query<DeliveryRow>(
    `SELECT d.id, d.channel, d.recipient, ${deliveryStatus} AS status, d.created_at AS "createdAt", d.resends,
       CASE WHEN d.channel = 'app-message' THEN d.created_at ELSE o.sent_at END AS "sentAt", o.last_error AS failure
     FROM payslip_delivery d LEFT JOIN outbox_message o ON o.id = d.outbox_id WHERE d.payslip_id = $1::int ORDER BY d.id`,
    [payslipId],
  );
