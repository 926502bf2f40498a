import { monthOf } from '../../org/compensation/index.ts';
import type { Sql } from '../../sql.ts';

/** Somebody whose compensation says of a past period what payroll takes only later, and the months from which it does. */
export interface DeferredPay {
  readonly employeeId: number;
  readonly months: string[];
}

const deferred = `
  SELECT y.employee_id AS "employeeId", array_agg(DISTINCT r.payroll_effective_period ORDER BY r.payroll_effective_period) AS months
  FROM batch b JOIN period p ON p.id = b.period_id JOIN batch_payee y ON y.batch_id = b.id
    JOIN compensation_record r ON r.employee_id = y.employee_id AND r.effective_date <= p.end_date AND coalesce(r.expiry_date >= p.start_date, true)
      AND r.payroll_effective_period > ${monthOf('p.end_date')}
      AND r.payroll_effective_period <= (SELECT ${monthOf('t.end_date')} FROM batch q JOIN period t ON t.id = q.period_id WHERE q.id = $2::int)
  WHERE b.id = $1::int AND ($3::int[] IS NULL OR y.employee_id = ANY ($3::int[])) GROUP BY y.employee_id`;

interface Between {
  readonly pastBatchId: number;
  /** The batch that pays for it later. */
  readonly paidIn: number;
}

/** Payees of a past batch with amounts of its days that payroll takes after its month, and by that of a later batch (ADR 156). */
export const listDeferred = async (
  sql: Sql,
  { pastBatchId, paidIn }: Between,
  alone: readonly number[] | null = null,
): Promise<DeferredPay[]> => await sql.query<DeferredPay>(deferred, [pastBatchId, paidIn, alone]);
