import type { PersonGap } from '@wagewright/contracts/payroll/setups';
import { monthOf, payableRecords } from '../../org/compensation/index.ts';
import { servedOn } from '../../org/service/index.ts';
import type { Sql } from '../../sql.ts';

/** What a solution wants of a person's compensation file: these items, by code, in its currency. */
export interface PaidBy {
  readonly currency: string;
  readonly items: readonly string[];
}

interface Asked {
  readonly legalEntityId: number;
  readonly on: string;
  /** By which solutions people can be paid; none: any amount in the legal entity's own currency will do. */
  readonly solutions: readonly PaidBy[];
  readonly currency: string;
  /** Whom the scopes of the solutions take in; null: everybody. */
  readonly inScope: readonly number[] | null;
  /** Of these kinds. */
  readonly kinds: readonly PersonGap[];
  readonly show: readonly PersonGap[];
  readonly offset: number;
  readonly limit: number;
}

export interface GapPage {
  readonly people: number;
  readonly counts: readonly { readonly kind: PersonGap; readonly count: number }[];
  readonly rows: readonly {
    readonly employeeId: number;
    readonly employeeNumber: string;
    readonly name: string;
    readonly kind: PersonGap;
  }[];
}

const holds = (alias: string) => `${alias}.effective_date <= a.day AND (${alias}.expiry_date IS NULL OR ${alias}.expiry_date >= a.day)`;

/** Everybody who is employed on the day with what is missing of them, one statement for all. */
const gaps = `
  asked AS (SELECT $2::date AS day),
  p AS MATERIALIZED (SELECT day AS end_date, ${monthOf('day')} AS paid_month FROM asked),
  ${payableRecords},
  employed AS MATERIALIZED (
    SELECT e.id, e.employee_number, e.name FROM employee e, asked a
    WHERE e.legal_entity_id = $1::int AND ${servedOn('e', 'a.day')}),
  wanted AS (SELECT row_number() OVER () AS no, w.currency, w.items FROM jsonb_to_recordset($3::jsonb) AS w(currency text, items text[])),
  pay AS MATERIALIZED (
    SELECT c.employee_id, i.code, c.currency FROM payable c JOIN compensation_item i ON i.id = c.item_id, asked a
    WHERE ${holds('c')} AND c.employee_id IN (SELECT id FROM employed)),
  by_solution AS (
    SELECT e.id, w.no, bool_and(t.item IS NULL OR p.code IS NOT NULL) AS has_pay,
      bool_and(t.item IS NULL OR p.currency IS NULL OR p.currency = w.currency) AS in_currency
    FROM employed e CROSS JOIN wanted w LEFT JOIN LATERAL unnest(w.items) AS t(item) ON true
      LEFT JOIN pay p ON p.employee_id = e.id AND p.code = t.item
    GROUP BY e.id, w.no),
  paid AS (
    SELECT id, bool_or(has_pay) AS has_pay, bool_or(has_pay AND in_currency) AS in_currency FROM by_solution GROUP BY id
    UNION ALL
    SELECT e.id, count(p.code) > 0, bool_or(p.currency = $4) FROM employed e LEFT JOIN pay p ON p.employee_id = e.id
    WHERE NOT EXISTS (SELECT FROM wanted) GROUP BY e.id),
  gap AS (
    SELECT id, 'no-assignment' AS kind FROM employed e, asked a
      WHERE NOT EXISTS (SELECT FROM assignment x WHERE x.employee_id = e.id AND ${holds('x')})
    UNION ALL SELECT id, 'no-pay' FROM paid WHERE NOT has_pay
    UNION ALL SELECT id, 'other-currency' FROM paid WHERE has_pay AND NOT in_currency
    UNION ALL SELECT id, 'no-solution' FROM employed WHERE $5::int[] IS NOT NULL AND id <> ALL ($5::int[])
    UNION ALL SELECT id, 'no-bank-account' FROM employed e, asked a
      WHERE NOT EXISTS (SELECT FROM employee_bank_account x WHERE x.employee_id = e.id AND ${holds('x')})),
  told AS MATERIALIZED (SELECT * FROM gap WHERE kind = ANY ($6::text[]))`;

/** What is missing to pay the people of a legal entity on a day: how much of each kind, and a page of whom, by employee number. */
export async function readPayGaps(sql: Sql, asked: Asked): Promise<GapPage> {
  const { legalEntityId, on, solutions, currency, inScope, kinds, show, offset, limit } = asked;
  const [row] = await sql.query<GapPage>(
    `WITH ${gaps}
     SELECT (SELECT count(*)::int FROM employed) AS people,
       (SELECT coalesce(json_agg(json_build_object('kind', kind, 'count', count)), '[]')
          FROM (SELECT kind, count(*)::int AS count FROM told GROUP BY kind) c) AS counts,
       (SELECT coalesce(json_agg(r), '[]') FROM (
          SELECT e.id AS "employeeId", e.employee_number AS "employeeNumber", e.name, t.kind
          FROM told t JOIN employed e USING (id) WHERE t.kind = ANY ($7::text[])
          ORDER BY e.employee_number, array_position($6::text[], t.kind) OFFSET $8::int LIMIT $9::int) r) AS rows`,
    [legalEntityId, on, JSON.stringify(solutions), currency, inScope, kinds, show, offset, limit],
  );
  return row ?? { people: 0, counts: [], rows: [] };
}
