import type { DepartmentState } from '@wagewright/contracts/org/departments';
import type { Sql } from '../../sql.ts';
import { servedOn } from '../service/index.ts';

export interface DepartmentRow {
  readonly id: number;
  readonly code: string;
  readonly legalEntityId: number;
  /** Names in each language. */
  readonly legalEntity: unknown;
  readonly name: unknown;
  readonly fullName: unknown;
  readonly parentId: number | null;
  readonly managerId: number | null;
  readonly manager: string | null;
  readonly headcount: number;
  readonly state: DepartmentState;
  readonly effectiveDate: string;
  readonly expiryDate: string | null;
  readonly plannedFrom: string | null;
  readonly version: number;
}

const holds = (alias: string): string => `daterange(${alias}.effective_date, ${alias}.expiry_date, '[]') @> $2::date`;
const day = (sql: string): string => `to_char(${sql}, 'YYYY-MM-DD')`;

/** Of each department the version of the day, else the next that is to come, else the last that was. $1 departments, $2 the day. */
const shown = `SELECT DISTINCT ON (v.department_id) v.*,
    CASE WHEN ${holds('v')} THEN 'open' WHEN v.effective_date > $2::date THEN 'planned' ELSE 'closed' END AS state
  FROM department_version v WHERE v.department_id = ANY ($1::int[])
  ORDER BY v.department_id, ${holds('v')} DESC, v.effective_date > $2::date DESC, abs(v.effective_date - $2::date)`;

const headcounts = `SELECT a.department_id, count(*)::int AS people FROM assignment a JOIN employee e ON e.id = a.employee_id
  WHERE a.department_id = ANY ($1::int[]) AND ${holds('a')} AND ${servedOn('e', '$2::date')}
  GROUP BY a.department_id`;

/**
 * Departments as they stand on a day, by code. Those that are to come are shown as they will begin, those that were closed as they ended.
 * @param on ISO date
 */
export async function listDepartmentRows(
  sql: Sql,
  { ids, on }: { readonly ids: readonly number[]; readonly on: string },
): Promise<DepartmentRow[]> {
  return await sql.query<DepartmentRow>(
    `WITH shown AS MATERIALIZED (${shown}), headcount AS (${headcounts})
     SELECT d.id, d.code, d.legal_entity_id AS "legalEntityId", l.name AS "legalEntity", s.name,
       coalesce(CASE s.state WHEN 'open' THEN f.name WHEN 'planned' THEN shown_department_name(d.id, s.effective_date) ELSE shown_department_name(d.id, s.expiry_date) END,
         s.name) AS "fullName",
       s.parent_id AS "parentId", s.manager_employee_id AS "managerId", m.name AS manager, coalesce(h.people, 0) AS headcount, s.state,
       ${day('s.effective_date')} AS "effectiveDate", ${day('s.expiry_date')} AS "expiryDate",
       (SELECT ${day('min(n.effective_date)')} FROM department_version n WHERE n.department_id = d.id AND n.effective_date > greatest(s.effective_date, $2::date))
         AS "plannedFrom", d.version
     FROM shown s JOIN department d ON d.id = s.department_id JOIN legal_entity l ON l.id = d.legal_entity_id
       LEFT JOIN shown_department_names($2::date) f ON f.id = d.id
       LEFT JOIN employee m ON m.id = s.manager_employee_id LEFT JOIN headcount h ON h.department_id = d.id
     ORDER BY d.legal_entity_id, d.code COLLATE "C"`,
    [ids, on],
  );
}

export interface DepartmentVersionRow {
  readonly effectiveDate: string;
  readonly expiryDate: string | null;
  readonly name: unknown;
  readonly parentId: number | null;
  readonly parent: unknown;
  readonly managerId: number | null;
  readonly manager: string | null;
}

/** All that a department was, is and is to be, the latest first; what stood above it is called as it was when that began. */
export async function listDepartmentVersions(sql: Sql, departmentId: number): Promise<DepartmentVersionRow[]> {
  return await sql.query<DepartmentVersionRow>(
    `SELECT ${day('v.effective_date')} AS "effectiveDate", ${day('v.expiry_date')} AS "expiryDate", v.name, v.parent_id AS "parentId",
       (SELECT p.name FROM department_version p WHERE p.department_id = v.parent_id
          AND daterange(p.effective_date, p.expiry_date, '[]') @> v.effective_date) AS parent,
       v.manager_employee_id AS "managerId", m.name AS manager
     FROM department_version v LEFT JOIN employee m ON m.id = v.manager_employee_id
     WHERE v.department_id = $1::int ORDER BY v.effective_date DESC`,
    [departmentId],
  );
}
