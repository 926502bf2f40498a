import type { Sql } from '../../sql.ts';

/** What an element's opening balance of an employee is to be: minor units at the element's scale, as text. */
export interface OpeningBalance {
  readonly employeeId: number;
  /** From 1: the element's position in the ledger. */
  readonly serialNumber: number;
  readonly minor: string;
}

/**
 * Brings opening balances of a period to the amounts given, by appending the differences: the ledger never loses a row. Elements that are not
 * given stay. Within the caller's transaction, which has locked the period for change: the differences are to what stands.
 * @returns of how many employees something was appended
 */
export async function setOpeningBalances(
  sql: Sql,
  { legalEntityId, periodId, balances }: { legalEntityId: number; periodId: number; balances: readonly OpeningBalance[] },
): Promise<number> {
  const wanted = JSON.stringify(balances.map(({ employeeId, serialNumber, minor }) => ({ e: employeeId, n: serialNumber, x: minor })));
  const rows = await sql.query(
    `WITH standing AS (
       SELECT l.employee_id, u.n::int AS n, sum(u.x) AS x, max(l.submission) AS submission
       FROM calc.ledger l CROSS JOIN unnest(l.v) WITH ORDINALITY AS u(x, n)
       WHERE l.kind = 'opening' AND l.period_paid = $2::int GROUP BY l.employee_id, u.n),
     change AS (
       SELECT w.e AS employee_id, w.n, w.x - coalesce(s.x, 0) AS x
       FROM jsonb_to_recordset($3::jsonb) AS w(e int, n int, x bigint) LEFT JOIN standing s ON s.employee_id = w.e AND s.n = w.n
       WHERE w.x <> coalesce(s.x, 0))
     INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, v)
     SELECT c.employee_id, $1::int, $2::int, $2::int, NULL, 'opening',
       coalesce((SELECT max(s.submission) FROM standing s WHERE s.employee_id = c.employee_id), 0) + 1,
       ARRAY(SELECT (SELECT sum(d.x)::bigint FROM change d WHERE d.employee_id = c.employee_id AND d.n = g) FROM generate_series(1, max(c.n)) AS g)
     FROM change c GROUP BY c.employee_id RETURNING employee_id`,
    [legalEntityId, periodId, wanted],
  );
  return rows.length;
}
