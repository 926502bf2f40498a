/** The figures of calculated scenarios. Amounts are decimal text; whoever could not be calculated is in none of them. */
import type { LocalizedText } from '@wagewright/contracts';
import type { scenarioFigureNames } from '@wagewright/contracts/payroll/scenarios';
import type { Sql } from '../../sql.ts';

type FigureName = (typeof scenarioFigureNames)[number];

export interface Figures {
  readonly gross: string;
  readonly net: string;
  readonly cost: string;
  readonly people: number;
}

const sums = 'sum(gross)::text AS gross, sum(net)::text AS net, sum(cost)::text AS cost';
const ofScenarios = 'FROM calc.scenario_person p WHERE p.scenario_id = ANY ($1::int[]) AND p.error IS NULL';

export const readPeriodFigures = (sql: Sql, ids: readonly number[]): Promise<(Figures & { scenarioId: number; sequence: number })[]> =>
  sql.query(
    `SELECT p.scenario_id AS "scenarioId", p.sequence, ${sums}, count(*)::int AS people ${ofScenarios} GROUP BY p.scenario_id, p.sequence`,
    [ids],
  );

const departmentName = (of: string): string =>
  `(SELECT v.name FROM department_version v WHERE v.department_id = ${of} ORDER BY v.effective_date DESC LIMIT 1)`;

export interface DepartmentFigures extends Figures {
  readonly scenarioId: number;
  readonly departmentId: number | null;
  /** As it is called today. */
  readonly name: unknown;
}

/** Over all periods; people as of the last one. */
export const readDepartmentFigures = (sql: Sql, ids: readonly number[]): Promise<DepartmentFigures[]> =>
  sql.query(
    `SELECT f.*, ${departmentName('f."departmentId"')} AS name FROM (
       SELECT p.scenario_id AS "scenarioId", p.department_id AS "departmentId", ${sums}, (count(*) FILTER (WHERE p.sequence = l.last))::int AS people
       FROM calc.scenario_person p
         JOIN (SELECT scenario_id, max(sequence) AS last FROM calc.scenario_person WHERE scenario_id = ANY ($1::int[]) GROUP BY scenario_id) l
           ON l.scenario_id = p.scenario_id
       WHERE p.error IS NULL GROUP BY p.scenario_id, p.department_id) f`,
    [ids],
  );

/** Totals of money columns over all periods. */
export const readColumnTotals = (sql: Sql, ids: readonly number[]): Promise<{ scenarioId: number; path: string; amount: string }[]> =>
  sql.query(
    `SELECT scenario_id AS "scenarioId", path, sum(amount)::text AS amount FROM calc.scenario_total
     WHERE scenario_id = ANY ($1::int[]) GROUP BY scenario_id, path`,
    [ids],
  );

export interface DifferingPeople {
  readonly firstId: number;
  readonly otherId: number;
  readonly figure: FigureName;
  /** Undefined: over all periods. */
  readonly sequence: number | undefined;
  readonly departmentId: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface DifferingPerson {
  /** Below zero: a joiner. */
  readonly id: number;
  readonly employeeNumber: string | null;
  readonly name: string | null;
  readonly department: LocalizedText | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly change: string;
}

const values: Readonly<Record<FigureName, string>> = { gross: 'sum(gross)', net: 'sum(net)', cost: 'sum(cost)', people: '1::numeric' };

const oneScenario = (parameter: string, figure: FigureName): string => `
    SELECT employee_id, max(department_id) AS department_id, ${values[figure]} AS amount FROM calc.scenario_person
    WHERE scenario_id = ${parameter}::int AND error IS NULL AND ($3::int IS NULL OR sequence = $3::int) AND ($4::int IS NULL OR department_id = $4::int)
    GROUP BY employee_id`;

/** Whose figure is another one, the largest change first. */
export async function listDifferingPeople(
  sql: Sql,
  { firstId, otherId, figure, sequence, departmentId, offset, limit }: DifferingPeople,
): Promise<{ total: number; change: string; rows: DifferingPerson[] }> {
  const differing = `
    WITH a AS (${oneScenario('$1', figure)}), b AS (${oneScenario('$2', figure)}),
    d AS (SELECT employee_id AS id, coalesce(b.department_id, a.department_id) AS department_id, a.amount AS before, b.amount AS after,
        coalesce(b.amount, 0) - coalesce(a.amount, 0) AS change
      FROM a FULL JOIN b USING (employee_id) WHERE coalesce(b.amount, 0) <> coalesce(a.amount, 0))`;
  const parameters = [firstId, otherId, sequence ?? null, departmentId ?? null];
  const [all] = await sql.query<{ total: number; change: string }>(
    `${differing} SELECT count(*)::int AS total, coalesce(sum(change), 0)::text AS change FROM d`,
    parameters,
  );
  const rows = await sql.query<DifferingPerson>(
    `${differing} SELECT d.id, e.employee_number AS "employeeNumber", e.name, ${departmentName('d.department_id')} AS department,
       d.before::text AS before, d.after::text AS after, d.change::text AS change
     FROM d LEFT JOIN employee e ON e.id = d.id ORDER BY abs(d.change) DESC, d.id OFFSET $5::int LIMIT $6::int`,
    [...parameters, offset, limit],
  );
  return { total: all?.total ?? 0, change: all?.change ?? '0', rows };
}
