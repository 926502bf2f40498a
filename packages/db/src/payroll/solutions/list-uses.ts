import type { Sql } from '../../sql.ts';

/** A list of the company, as definitions name it. */
export type CompanyList = 'payTypes' | 'balances';

/** A copy of a solution whose definition names an entry of a list. Definitions may be wrong, so that names are whatever stands there. */
export interface ListUse {
  readonly code: string;
  readonly solutionId: number;
  readonly copyNumber: number;
  readonly name: unknown;
  /** Which columns carry a pay type, or the one that fills a balance element. */
  readonly columns: readonly { readonly table: string; readonly column: string; readonly name: unknown }[];
}

/** What of a column says which entry it belongs to, as a table function over column `k`. */
const keys: Readonly<Record<CompanyList, string>> = {
  payTypes: `jsonb_array_elements_text(CASE WHEN jsonb_typeof(k.types) = 'array' THEN k.types ELSE '[]' END)`,
  balances: `(VALUES (k."table" || '.' || k."column"))`,
};
/** What of a declaration the columns' key is. */
const declared: Readonly<Record<CompanyList, string>> = { payTypes: `e ->> 'code'`, balances: `e ->> 'from'` };

/**
 * Where entries of a list are named, as the definitions themselves say it: by solution, the latest copy first.
 * @param statuses of copies
 * @param code of one entry; without it of all
 */
export async function listUses(sql: Sql, list: CompanyList, statuses: readonly string[], code?: string): Promise<ListUse[]> {
  return await sql.query<ListUse>(
    `WITH copies AS MATERIALIZED (
       SELECT id, solution_id, number, definition FROM solution_copy WHERE status = ANY($1::text[])),
     columns AS (
       SELECT c.id AS copy_id, t ->> 'code' AS "table", k ->> 'code' AS "column", k -> 'name' AS name, k -> 'types' AS types
       FROM copies c, jsonb_path_query(c.definition, '$.steps[*].tables[*]') AS t, jsonb_path_query(t, '$.columns[*]') AS k),
     bound AS (
       SELECT k.copy_id, key.of, jsonb_agg(jsonb_build_object('table', k."table", 'column', k."column", 'name', k.name)) AS columns
       FROM columns k, LATERAL ${keys[list]} AS key(of) WHERE k."table" IS NOT NULL AND k."column" IS NOT NULL GROUP BY k.copy_id, key.of)
     SELECT e ->> 'code' AS code, c.solution_id AS "solutionId", c.number AS "copyNumber", e -> 'name' AS name, coalesce(b.columns, '[]') AS columns
     FROM copies c CROSS JOIN LATERAL jsonb_path_query(c.definition, '$.${list}[*]') AS e
       LEFT JOIN bound b ON b.copy_id = c.id AND b.of = ${declared[list]}
     WHERE e ->> 'code' IS NOT NULL AND ($2::text IS NULL OR e ->> 'code' = $2::text)
     ORDER BY c.solution_id, c.number DESC`,
    [[...statuses], code ?? null],
  );
}
