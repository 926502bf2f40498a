import type { Sql } from '../../sql.ts';

/** A table of a copy's definition that holds a revision of a global table. */
export interface GlobalTableUse {
  readonly globalCode: string;
  readonly copyId: number;
  readonly solutionId: number;
  readonly copyNumber: number;
  readonly status: string;
  /** By its code in the definition. */
  readonly table: string;
  readonly revision: number;
}

/**
 * Where global tables are used, as the definitions themselves say it: the latest copies first. Definitions may be wrong, so that only links of the
 * right shape count.
 * @param code of one table; without it of all
 */
export async function listGlobalTableUses(sql: Sql, code?: string): Promise<GlobalTableUse[]> {
  return await sql.query<GlobalTableUse>(
    `SELECT t.link ->> 'code' AS "globalCode", c.id AS "copyId", c.solution_id AS "solutionId", c.number AS "copyNumber", c.status,
       t."table", (t.link ->> 'revision')::int AS revision
     FROM solution_copy c,
       LATERAL (
         SELECT found -> 'global' AS link, found ->> 'code' AS "table"
         FROM jsonb_path_query(c.definition, '$.steps[*].tables[*] ? (exists(@.global.code))') AS found
       ) t
     WHERE ($1::text IS NULL OR t.link ->> 'code' = $1::text) AND jsonb_typeof(t.link -> 'revision') = 'number' AND t."table" IS NOT NULL
     ORDER BY c.solution_id, c.number DESC, t."table"`,
    [code ?? null],
  );
}
