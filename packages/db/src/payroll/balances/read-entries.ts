import type { Sql } from '../../sql.ts';
import { type BalanceOwner, type BalanceReach, ofReach, paidIn } from './read-balances.ts';

export interface BalanceEntry {
  readonly kind: string;
  readonly solution: unknown;
  readonly paid: string;
  readonly payDate: string;
  readonly earned: string;
  readonly batchId: number | null;
  readonly batch: string | null;
  readonly recordedAt: Date;
  /** Minor units. */
  readonly minor: string;
  /** What the balance was after it. */
  readonly balance: string;
}

export interface AskEntries extends BalanceOwner {
  readonly serialNumber: number;
  readonly year?: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Whose balance it is; undefined where nothing was paid to them within the reach. */
export async function findBalanceOwner(
  sql: Sql,
  reach: BalanceReach,
  { employeeId, legalEntityId }: BalanceOwner,
): Promise<{ employeeNumber: string; name: string; legalEntity: unknown } | undefined> {
  const [owner] = await sql.query<{ employeeNumber: string; name: string; legalEntity: unknown }>(
    `WITH ${paidIn} SELECT e.employee_number AS "employeeNumber", e.name, le.name AS "legalEntity" FROM employee e JOIN legal_entity le ON le.id = $6::int
     WHERE e.id = $5::int AND EXISTS (SELECT 1 FROM calc.ledger l JOIN paid ON paid.id = l.period_paid WHERE l.employee_id = e.id AND l.legal_entity_id = le.id)`,
    [...ofReach(reach), null, employeeId, legalEntityId],
  );
  return owner;
}

/** The entries of one balance that are not zero, in the order in which they were paid, each with the balance after it; the latest first. */
export async function listBalanceEntries(
  sql: Sql,
  reach: BalanceReach,
  asked: AskEntries,
): Promise<{ total: number; rows: BalanceEntry[] }> {
  const rows = await sql.query<BalanceEntry & { total: number }>(
    `WITH ${paidIn}
     SELECT l.kind, paid.solution, paid.name AS paid, paid.pay_date::text AS "payDate", earned.name AS earned, l.batch_id AS "batchId", b.name AS batch,
       l.recorded_at AS "recordedAt", l.v[$7::int]::text AS minor, (sum(l.v[$7::int]) OVER so_far)::text AS balance,
       count(*) OVER ()::int AS total
     FROM calc.ledger l JOIN paid ON paid.id = l.period_paid JOIN period earned ON earned.id = l.period_earned LEFT JOIN batch b ON b.id = l.batch_id
     WHERE l.employee_id = $5::int AND l.legal_entity_id = $6::int AND l.v[$7::int] <> 0
     WINDOW so_far AS (ORDER BY paid.pay_date, l.recorded_at, l.period_paid, l.batch_id NULLS FIRST, l.period_earned, l.kind, l.submission ROWS UNBOUNDED PRECEDING)
     ORDER BY paid.pay_date DESC, l.recorded_at DESC, l.period_paid DESC, l.batch_id DESC NULLS LAST, l.period_earned DESC, l.kind DESC, l.submission DESC
     OFFSET $8::int LIMIT $9::int`,
    [...ofReach(reach), asked.year ?? null, asked.employeeId, asked.legalEntityId, asked.serialNumber, asked.offset, asked.limit],
  );
  return { total: rows[0]?.total ?? 0, rows };
}
