import { type DeliveryMark, type DeliveryStatus, deliveryMarks } from '@wagewright/contracts/payroll/payslip-deliveries';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { type AskedPayslips, askedAndTold, askPayslips, markConditions, type PayslipReach } from './payslips-asked.ts';

const counted = deliveryMarks.map((mark) => `count(*) FILTER (WHERE ${markConditions[mark]})::int AS ${mark}`).join(', ');

/** How many payslips there are of those asked for, and how many bear each mark. Within a transaction. */
export async function countDeliveries(
  sql: Sql,
  reach: PayslipReach,
  asked: AskedPayslips,
): Promise<{ readonly total: number; readonly marks: Readonly<Record<DeliveryMark, number>> }> {
  const { withAsked, values } = askPayslips(reach, asked);
  const statement = `${withAsked} SELECT count(*)::int AS total, ${counted} ${askedAndTold}`;
  const [row] = await withoutLoops(sql, () => sql.query<Record<DeliveryMark | 'total', number>>(statement, values));
  if (!row) throw new Error('Counting payslips gave no row.');
  const { total, ...marks } = row;
  return { total, marks };
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
