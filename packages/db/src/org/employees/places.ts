import type { Sql } from '../../sql.ts';
import type { Portion } from '../dated/index.ts';

export interface BrokenPlaces {
  /** Where somebody works in a department that does not stand all that time. */
  readonly gone: (Portion & { readonly departmentId: number }) | null;
  /** From which day somebody reports to themself, through whom. */
  readonly round: { readonly supervisorId: number; readonly from: string } | null;
}

const asked = `daterange($2::date, $3::date, '[]')`;
const rangeOf = (alias: string): string => `daterange(${alias}.effective_date, ${alias}.expiry_date, '[]')`;

/** What cannot be of somebody's work in a portion of time: the first of each kind. */
export async function listBrokenPlaces(sql: Sql, employeeId: number, { from, until }: Portion): Promise<BrokenPlaces> {
  const parameters = [employeeId, from, until];
  const [gone] = await sql.query<Portion & { departmentId: number }>(
    `SELECT w.department_id AS "departmentId", lower(w.days)::text AS from, (upper(w.days) - 1)::text AS until
     FROM (SELECT a.department_id, ${rangeOf('a')} * ${asked} AS days FROM assignment a WHERE a.employee_id = $1::int AND ${rangeOf('a')} && ${asked}) w
     WHERE NOT coalesce((SELECT range_agg(${rangeOf('v')}) FROM department_version v WHERE v.department_id = w.department_id) @> w.days, false)
     ORDER BY lower(w.days) LIMIT 1`,
    parameters,
  );
  const [round] = await sql.query<{ supervisorId: number; from: string }>(
    `WITH RECURSIVE above(id, first, days) AS (
       SELECT a.supervisor_id, a.supervisor_id, ${rangeOf('a')} * ${asked} FROM assignment a
       WHERE a.employee_id = $1::int AND a.supervisor_id IS NOT NULL AND ${rangeOf('a')} && ${asked}
       UNION
       SELECT a.supervisor_id, b.first, ${rangeOf('a')} * b.days FROM above b
       JOIN assignment a ON a.employee_id = b.id AND b.id <> $1::int AND a.supervisor_id IS NOT NULL AND ${rangeOf('a')} && b.days)
     SELECT first AS "supervisorId", lower(days)::text AS from FROM above WHERE id = $1::int ORDER BY lower(days) LIMIT 1`,
    parameters,
  );
  return { gone: gone ?? null, round: round ?? null };
}

/** The number after the highest of those that most people of a legal entity have; free in the whole company, and of no hire that waits for approval. */
export async function proposeEmployeeNumber(sql: Sql, legalEntityId: number): Promise<string> {
  const [row] = await sql.query<{ number: string }>(
    `WITH parts AS (
       SELECT legal_entity_id, substring(employee_number FROM '^(.*?)[0-9]{1,15}$') AS prefix, substring(employee_number FROM '([0-9]{1,15})$') AS digits
       FROM (SELECT legal_entity_id, employee_number FROM employee UNION ALL
         SELECT legal_entity_id, content ->> 'employeeNumber' FROM personnel_action
         WHERE kind = 'hire' AND status IN ('pending-approval', 'in-approval', 'rolled-back')) known),
     own AS (
       SELECT coalesce((SELECT prefix FROM parts WHERE legal_entity_id = $1::int AND digits IS NOT NULL GROUP BY prefix ORDER BY count(*) DESC, prefix LIMIT 1), 'E') AS prefix)
     SELECT own.prefix || lpad((coalesce(max(digits::bigint), 0) + 1)::text, greatest(coalesce(max(length(digits)), 4), length((coalesce(max(digits::bigint), 0) + 1)::text)), '0') AS number
     FROM own LEFT JOIN parts ON parts.prefix = own.prefix AND digits IS NOT NULL GROUP BY own.prefix`,
    [legalEntityId],
  );
  return row?.number ?? 'E0001';
}
