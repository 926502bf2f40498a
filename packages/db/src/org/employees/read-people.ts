import type { Sql } from '../../sql.ts';
import { shownHired, shownLastDay, stateOn } from '../service/index.ts';

/** Somebody in the list of people, on a day. */
export interface PersonRow {
  readonly id: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly state: string;
  readonly hireDate: string;
  readonly terminationDate: string | null;
  readonly department: unknown;
  readonly position: unknown;
  readonly grade: unknown;
  readonly costCenter: unknown;
  readonly legalEntity: unknown;
  readonly supervisor: string | null;
  readonly dottedSupervisor: string | null;
  readonly category: string | null;
  readonly gender: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly custom: Readonly<Record<string, string>>;
  /** The next assignment after the day. */
  readonly upcomingOn: string | null;
  readonly upcomingDepartment: unknown;
  readonly upcomingPosition: unknown;
}

/** $1 the people, $2 the day, $3 keys of custom fields. */
const shown = `SELECT e.id, e.employee_number AS "employeeNumber", e.name, (${shownHired('e', '$2::date')})::text AS "hireDate",
    (${shownLastDay('e', '$2::date')})::text AS "terminationDate", ${stateOn('e', '$2::date')} AS state,
    shown_department_name(a.department_id, $2::date) AS department, p.title AS position, g.name AS grade, c.name AS "costCenter", l.name AS "legalEntity",
    s.name AS supervisor, o.name AS "dottedSupervisor", a.category, e.gender, e.email, e.phone,
    coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each_text(e.custom) WHERE key = ANY($3::text[]) AND value IS NOT NULL), '{}') AS custom,
    n.effective_date::text AS "upcomingOn", shown_department_name(n.department_id, n.effective_date) AS "upcomingDepartment", np.title AS "upcomingPosition"
  FROM unnest($1::int[]) WITH ORDINALITY wanted(id, place) JOIN employee e ON e.id = wanted.id JOIN legal_entity l ON l.id = e.legal_entity_id
    LEFT JOIN LATERAL (SELECT * FROM assignment x WHERE x.employee_id = e.id AND x.effective_date <= $2::date
      AND (x.expiry_date IS NULL OR x.expiry_date >= $2::date) LIMIT 1) a ON true
    LEFT JOIN LATERAL (SELECT * FROM assignment x WHERE x.employee_id = e.id AND x.effective_date > $2::date ORDER BY x.effective_date LIMIT 1) n ON true
    LEFT JOIN position p ON p.id = a.position_id LEFT JOIN grade g ON g.id = p.grade_id LEFT JOIN cost_center c ON c.id = a.cost_center_id
    LEFT JOIN employee s ON s.id = a.supervisor_id LEFT JOIN employee o ON o.id = a.dotted_supervisor_id LEFT JOIN position np ON np.id = n.position_id
  ORDER BY wanted.place`;

/** These people as they stand on a day, in the given order; those that are gone are left out. */
export const readPeople = (sql: Sql, ids: readonly number[], on: string, customKeys: readonly string[]): Promise<PersonRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : sql.query<PersonRow>(shown, [ids, on, customKeys]);
