import type { Parameters } from '../../parameters.ts';

/** Whom somebody may see. */
export interface PeopleReach {
  readonly all: boolean;
  readonly legalEntityIds: Iterable<number>;
  readonly solutionIds: Iterable<number>;
  readonly self: boolean;
  readonly subordinates: boolean;
  readonly department: boolean;
  /** Who asks, of the company. */
  readonly employeeId: number | null;
}

const holds = (row: string, day: string): string =>
  `${row}.effective_date <= ${day} AND (${row}.expiry_date IS NULL OR ${row}.expiry_date >= ${day})`;

/** The departments that somebody works in or leads on a day, and those below them. */
const departmentsOf = (employee: string, day: string): string => `WITH RECURSIVE own AS (
    SELECT a.department_id AS id FROM assignment a WHERE a.employee_id = ${employee} AND ${holds('a', day)}
    UNION SELECT v.department_id FROM department_version v WHERE v.manager_employee_id = ${employee} AND ${holds('v', day)}
    UNION SELECT v.department_id FROM own JOIN department_version v ON v.parent_id = own.id AND ${holds('v', day)})
  SELECT id FROM own`;

/** Whether a reach covers an employee `e` today: `employeesWithin` of the server in SQL. What it covers is what holds today, whatever day is looked at. */
export function reachSql(reach: PeopleReach, today: string, { add }: Parameters): string {
  if (reach.all) return 'true';
  const entities = [...reach.legalEntityIds];
  const solutions = [...reach.solutionIds];
  const parts: string[] = [];
  if (entities.length > 0) parts.push(`e.legal_entity_id = ANY(${add(entities)}::int[])`);
  if (solutions.length > 0)
    parts.push(`e.legal_entity_id = ANY(ARRAY(SELECT legal_entity_id FROM solution WHERE id = ANY(${add(solutions)}::int[])))`);
  if (reach.employeeId !== null) {
    const asks = reach.self || reach.subordinates || reach.department;
    const own = asks ? `${add(reach.employeeId)}::int` : '';
    if (reach.self) parts.push(`e.id = ${own}`);
    if (reach.subordinates)
      parts.push(`e.id = ANY(ARRAY(SELECT w.employee_id FROM assignment w WHERE w.supervisor_id = ${own} AND ${holds('w', today)}))`);
    if (reach.department)
      parts.push(
        `e.id = ANY(ARRAY(SELECT w.employee_id FROM assignment w WHERE ${holds('w', today)} AND w.department_id = ANY(ARRAY(${departmentsOf(own, today)}))))`,
      );
  }
  return parts.length === 0 ? 'false' : `(${parts.join(' OR ')})`;
}
