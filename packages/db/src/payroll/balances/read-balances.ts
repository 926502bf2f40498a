import type { Sql } from '../../sql.ts';

/** Whose books somebody may see: of solutions, all of them or those of legal entities. A single batch opens none. */
export interface BalanceReach {
  readonly all: boolean;
  readonly legalEntityIds: Iterable<number>;
  readonly solutionIds: Iterable<number>;
}

export interface BalanceFilter {
  readonly search?: string | undefined;
  readonly legalEntityId?: number | undefined;
  /** Of the day of payment. */
  readonly year?: number | undefined;
  /** Serial number of an element whose balance is not zero. */
  readonly element?: number | undefined;
}

export interface BalanceOrder {
  /** Or the serial number of an element. */
  readonly by: '#name' | '#number' | '#legalEntity' | number;
  readonly direction: 'ascending' | 'descending';
}

/** Whose balances a row holds: an employee is paid by one legal entity after another. */
export interface BalanceOwner {
  readonly employeeId: number;
  readonly legalEntityId: number;
}

/** Periods in which the reached solutions have paid. $1 all, $2 legal entities, $3 solutions, $4 a year or null. */
export const paidIn = `paid AS MATERIALIZED (
    SELECT p.id, p.name, p.pay_date, s.name AS solution FROM period p JOIN solution s ON s.id = p.solution_id
    WHERE ($1::boolean OR s.legal_entity_id = ANY ($2::int[]) OR s.id = ANY ($3::int[])) AND ($4::int IS NULL OR extract(year FROM p.pay_date) = $4))`;

export const ofReach = ({ all, legalEntityIds, solutionIds }: BalanceReach): unknown[] => [all, [...legalEntityIds], [...solutionIds]];

/** What rows `w` of employees `e` and legal entities `le` are ordered by. */
const orders = { '#name': 'e.name', '#number': 'e.employee_number', '#legalEntity': `le.name->>'en'` } as const;

/** All owners whom a filter finds, in an order, found once: windows are then read by these. No more than so many. */
export async function listBalanceOwners(
  sql: Sql,
  reach: BalanceReach,
  { search, legalEntityId, year, element }: BalanceFilter,
  { by, direction, offset, limit }: BalanceOrder & { readonly offset: number; readonly limit: number },
): Promise<{ total: number; owners: BalanceOwner[] }> {
  const ordered = typeof by === 'number' ? 'w.ordered' : orders[by];
  const [found] = await sql.query<{ total: number; employeeIds: number[]; legalEntityIds: number[] }>(
    `WITH ${paidIn},
     whose AS MATERIALIZED (
       SELECT l.employee_id, l.legal_entity_id, sum(l.v[$7::int]) AS ordered FROM calc.ledger l JOIN paid ON paid.id = l.period_paid
       WHERE ($5::int IS NULL OR l.legal_entity_id = $5) AND ($8::text IS NULL OR l.employee_id IN (SELECT e.id FROM employee e
         WHERE strpos(lower(e.name), lower($8)) > 0 OR starts_with(lower(e.employee_number), lower($8))))
       GROUP BY l.employee_id, l.legal_entity_id HAVING $6::int IS NULL OR sum(l.v[$6::int]) <> 0),
     shown AS (
       SELECT w.employee_id, w.legal_entity_id, row_number() OVER () AS at FROM (
         SELECT w.* FROM whose w JOIN employee e ON e.id = w.employee_id JOIN legal_entity le ON le.id = w.legal_entity_id
         ORDER BY ${ordered} ${direction === 'descending' ? 'DESC' : 'ASC'} NULLS LAST, e.name, e.id, w.legal_entity_id OFFSET $9::int LIMIT $10::int) w)
     SELECT (SELECT count(*)::int FROM whose) AS total, coalesce(array_agg(employee_id ORDER BY at), '{}') AS "employeeIds",
       coalesce(array_agg(legal_entity_id ORDER BY at), '{}') AS "legalEntityIds" FROM shown`,
    [
      ...ofReach(reach),
      year ?? null,
      legalEntityId ?? null,
      element ?? null,
      typeof by === 'number' ? by : null,
      search ?? null,
      offset,
      limit,
    ],
  );
  const { total, employeeIds, legalEntityIds } = found ?? { total: 0, employeeIds: [], legalEntityIds: [] };
  return { total, owners: employeeIds.map((employeeId, at) => ({ employeeId, legalEntityId: legalEntityIds[at] ?? 0 })) };
}

export interface BalanceRow extends BalanceOwner {
  readonly employeeNumber: string;
  readonly name: string;
  readonly legalEntity: unknown;
  /** Minor units of each element, in the order of the serial numbers that are asked for. */
  readonly minors: readonly string[];
}

/** What the ledger has of these owners, in their order. */
export const readBalances = (
  sql: Sql,
  reach: BalanceReach,
  asked: { readonly year?: number | undefined; readonly serialNumbers: readonly number[]; readonly owners: readonly BalanceOwner[] },
): Promise<BalanceRow[]> =>
  sql.query<BalanceRow>(
    `WITH ${paidIn}
     SELECT e.id AS "employeeId", e.employee_number AS "employeeNumber", e.name, le.id AS "legalEntityId", le.name AS "legalEntity", x.minors
     FROM unnest($6::int[], $7::int[]) WITH ORDINALITY w(employee_id, legal_entity_id, at)
       JOIN employee e ON e.id = w.employee_id JOIN legal_entity le ON le.id = w.legal_entity_id
       CROSS JOIN LATERAL (
         SELECT array_agg(coalesce(t.minor, 0)::text ORDER BY t.at) AS minors FROM (
           SELECT n.at, sum(l.v[n.serial]) AS minor FROM unnest($5::int[]) WITH ORDINALITY n(serial, at)
             LEFT JOIN (calc.ledger l JOIN paid ON paid.id = l.period_paid) ON l.employee_id = w.employee_id AND l.legal_entity_id = w.legal_entity_id
           GROUP BY n.at) t) x
     ORDER BY w.at`,
    [
      ...ofReach(reach),
      asked.year ?? null,
      asked.serialNumbers,
      asked.owners.map(({ employeeId }) => employeeId),
      asked.owners.map(({ legalEntityId }) => legalEntityId),
    ],
  );

/** By what balances can be narrowed: years in which something was paid, and whose books they are. */
export async function readBalanceChoices(sql: Sql, reach: BalanceReach) {
  const years = await sql.query<{ year: number }>(
    `WITH ${paidIn} SELECT DISTINCT extract(year FROM paid.pay_date)::int AS year FROM paid
     WHERE EXISTS (SELECT 1 FROM batch b WHERE b.period_id = paid.id AND b.data_submitted_at IS NOT NULL)
       OR EXISTS (SELECT 1 FROM calc.ledger l WHERE l.kind = 'opening' AND l.period_paid = paid.id) ORDER BY 1 DESC`,
    [...ofReach(reach), null],
  );
  const legalEntities = await sql.query<{ id: number; name: unknown }>(
    `SELECT le.id, le.name FROM legal_entity le WHERE EXISTS (SELECT 1 FROM solution s WHERE s.legal_entity_id = le.id
       AND ($1::boolean OR s.legal_entity_id = ANY ($2::int[]) OR s.id = ANY ($3::int[]))) ORDER BY le.id`,
    ofReach(reach),
  );
  return { years: years.map(({ year }) => year), legalEntities };
}
