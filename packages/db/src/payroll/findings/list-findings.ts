import type { Sql } from '../../sql.ts';

/** One of the people whom a question concerns, with the value that raised it; amounts are minor units as text. */
export interface FoundPerson {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly line: number;
  readonly value: string;
  readonly against: string | null;
  /** Of a rule what its message shows. */
  readonly told: readonly (string | null)[] | null;
}

/** What a question of the program found: how many people, and the first of them. */
export interface FoundQuestion {
  /** Its place in the program's questions. */
  readonly question: number;
  readonly people: number;
  readonly first: readonly FoundPerson[];
}

/** Whoever is held is not paid, so nothing is asked about them. */
const asked = `calc.finding f JOIN calculation_run r ON r.id = f.run_id
  JOIN batch_payee p ON p.batch_id = r.batch_id AND p.employee_id = f.employee_id AND p.held_at IS NULL`;

const person = `'employeeId', n.employee_id, 'employeeNumber', e.employee_number, 'name', e.name, 'line', n.line, 'value', n.value::text, 'against', n.against::text, 'told', n.told`;

/** The causes of a run's findings, most people first, each with its first people in the order of their numbers. */
export async function listFoundQuestions(sql: Sql, runId: number, firstMax: number): Promise<FoundQuestion[]> {
  return await sql.query<FoundQuestion>(
    `WITH found AS MATERIALIZED (SELECT f.question, f.employee_id, f.line, f.value, f.against, f.told FROM ${asked} WHERE f.run_id = $1::int),
       cause AS (SELECT question, count(DISTINCT employee_id)::int AS people FROM found GROUP BY question)
     SELECT c.question::int AS question, c.people,
       (SELECT json_agg(json_build_object(${person}) ORDER BY n.employee_id, n.line) FROM (
          SELECT DISTINCT ON (employee_id) employee_id, line, value, against, told FROM found WHERE question = c.question
          ORDER BY employee_id, line LIMIT $2::int) n JOIN employee e ON e.id = n.employee_id) AS first
     FROM cause c ORDER BY c.people DESC, c.question`,
    [runId, firstMax],
  );
}

/** A window of the values that a question found, in the order of employees, and how many there are. */
export async function listFoundPeople(
  sql: Sql,
  { runId, question, offset, limit }: { runId: number; question: number; offset: number; limit: number },
): Promise<{ rows: FoundPerson[]; total: number }> {
  const [count] = await sql.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${asked} WHERE f.run_id = $1::int AND f.question = $2::smallint`,
    [runId, question],
  );
  const rows = await sql.query<FoundPerson>(
    `SELECT f.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, f.line::int AS line, f.value::text AS value,
       f.against::text AS against, f.told
     FROM ${asked} JOIN employee e ON e.id = f.employee_id
     WHERE f.run_id = $1::int AND f.question = $2::smallint ORDER BY f.employee_id, f.line LIMIT $3::int OFFSET $4::int`,
    [runId, question, limit, offset],
  );
  return { rows, total: count?.total ?? 0 };
}
