import type { Sql } from '../../sql.ts';

/** How much of a legal entity's start is there. */
export interface SetupCounts {
  readonly people: number;
  /** Who has an amount of compensation on file, whenever it holds. */
  readonly peopleWithPay: number;
  readonly closedBatches: number;
}

export async function readSetupCounts(sql: Sql, legalEntityId: number): Promise<SetupCounts> {
  const [row] = await sql.query<SetupCounts>(
    `SELECT
       (SELECT count(*)::int FROM employee e WHERE e.legal_entity_id = $1::int) AS people,
       (SELECT count(*)::int FROM employee e WHERE e.legal_entity_id = $1::int
         AND EXISTS (SELECT FROM compensation_record c WHERE c.employee_id = e.id)) AS "peopleWithPay",
       (SELECT count(*)::int FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
         WHERE s.legal_entity_id = $1::int AND b.status = 'closed') AS "closedBatches"`,
    [legalEntityId],
  );
  return row ?? { people: 0, peopleWithPay: 0, closedBatches: 0 };
}
