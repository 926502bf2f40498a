import type { Sql } from '../../sql.ts';

/** What an element's opening balance of an employee is to be: minor units at the element's scale, as text. */
export interface OpeningBalance {
  readonly employeeId: number;
  /** From 1: the element's position in the ledger. */
  readonly serialNumber: number;
  readonly minor: string;
}

/** Whose books, and in which period the balances count. */
export interface OpeningPlace {
  readonly legalEntityId: number;
  readonly periodId: number;
}

/**
 * Brings opening balances of a period to the amounts wanted, by appending the differences: the ledger never loses a row. Elements that are not
 * wanted stay. Within the caller's transaction, which has locked the period for change: the differences are to what stands.
 * @param wanted SELECT e, n, x: employee, serial number, minor units; its parameter is $3
 * @returns of how many employees something was appended
 */
export async function appendOpenings(
  sql: Sql,
  { legalEntityId, periodId }: OpeningPlace,
  wanted: { readonly select: string; readonly parameter: unknown },
): Promise<number> {
  const rows = await sql.query(
    `WITH standing AS (
       SELECT l.employee_id, u.n::int AS n, sum(u.x) AS x, max(l.submission) AS submission
       FROM calc.ledger l CROSS JOIN unnest(l.v) WITH ORDINALITY AS u(x, n)
       WHERE l.kind = 'opening' AND l.period_paid = $2::int GROUP BY l.employee_id, u.n),
     change AS (
       SELECT w.e AS employee_id, w.n, (w.x - coalesce(s.x, 0))::bigint AS x
       FROM (${wanted.select}) AS w LEFT JOIN standing s ON s.employee_id = w.e AND s.n = w.n
       WHERE w.x <> coalesce(s.x, 0)),
     person AS (SELECT employee_id, max(n) AS top, array_agg(n) AS ns, array_agg(x) AS xs FROM change GROUP BY employee_id),
     last AS (SELECT employee_id, max(submission) AS submission FROM standing GROUP BY employee_id)
     INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, v)
     SELECT p.employee_id, $1::int, $2::int, $2::int, NULL, 'opening', coalesce(l.submission, 0) + 1,
       ARRAY(SELECT d.x FROM generate_series(1, p.top) AS g(n) LEFT JOIN unnest(p.ns, p.xs) AS d(n, x) ON d.n = g.n ORDER BY g.n)
     FROM person p LEFT JOIN last l ON l.employee_id = p.employee_id RETURNING employee_id`,
    [legalEntityId, periodId, wanted.parameter],
  );
  return rows.length;
}

/** @returns of how many employees something was appended */
export async function setOpeningBalances(
  sql: Sql,
  { balances, ...place }: OpeningPlace & { readonly balances: readonly OpeningBalance[] },
): Promise<number> {
  const wanted = JSON.stringify(balances.map(({ employeeId, serialNumber, minor }) => ({ e: employeeId, n: serialNumber, x: minor })));
  return await appendOpenings(sql, place, {
    select: 'SELECT * FROM jsonb_to_recordset($3::jsonb) AS j(e int, n int, x bigint)',
    parameter: wanted,
  });
}
