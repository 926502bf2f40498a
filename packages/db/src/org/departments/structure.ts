import type { Sql } from '../../sql.ts';
import type { Portion } from '../dated/index.ts';
import { servedIn } from '../service/index.ts';

const during = `daterange($2::date, $3::date, '[]')`;
const standing = (alias: string): string => `daterange(${alias}.effective_date, ${alias}.expiry_date, '[]')`;

/** On which days departments stand: `id`, `code`, `days` (a multirange). @param which a condition of departments `d` */
export const departmentDays = (which: string): string => `
  SELECT d.id, d.code, range_agg(${standing('v')}) AS days FROM department d JOIN department_version v ON v.department_id = d.id WHERE d.${which} GROUP BY d.id`;

/** Whether a department stands on each day of a portion of time. */
export async function standsThroughout(sql: Sql, departmentId: number, { from, until }: Portion): Promise<boolean> {
  const [row] = await sql.query<{ stands: boolean | null }>(
    `SELECT s.days @> ${during} AS stands FROM (${departmentDays('id = $1::int')}) s`,
    [departmentId, from, until],
  );
  return row?.stands === true;
}

/** Whether a department is another one, or stands anywhere below it, on any day of a portion of time. */
export async function standsBelow(
  sql: Sql,
  { departmentId, aboveId, from, until }: Portion & { readonly departmentId: number; readonly aboveId: number },
): Promise<boolean> {
  const [row] = await sql.query<{ below: boolean }>(
    `WITH RECURSIVE above(id, days) AS (
       SELECT $1::int, ${during}
       UNION
       SELECT v.parent_id, a.days * ${standing('v')} FROM above a
       JOIN department_version v ON v.department_id = a.id AND v.parent_id IS NOT NULL AND ${standing('v')} && a.days)
     SELECT EXISTS (SELECT FROM above WHERE id = $4::int) AS below`,
    [departmentId, from, until, aboveId],
  );
  return row?.below === true;
}

export interface Counted {
  readonly count: number;
  /** Of the first few. */
  readonly names: readonly string[];
}

const namesShown = 3;

const workedThen = servedIn(
  'e',
  'greatest(a.effective_date, $2::date)',
  `least(coalesce(a.expiry_date, 'infinity'), coalesce($3::date, 'infinity'))`,
);

/** Who works in a department on a day of a portion of time, whoever is not employed on these days aside. */
export async function countPeopleIn(sql: Sql, departmentId: number, { from, until }: Portion): Promise<Counted> {
  const [row] = await sql.query<Counted>(
    `SELECT count(*)::int AS count, coalesce((array_agg(name ORDER BY name))[:${namesShown}], '{}') AS names FROM (
       SELECT DISTINCT e.id, e.name FROM assignment a JOIN employee e ON e.id = a.employee_id
       WHERE a.department_id = $1::int AND ${standing('a')} && ${during} AND ${workedThen}) found`,
    [departmentId, from, until],
  );
  return row ?? { count: 0, names: [] };
}

/** What stands directly below a department on a day of a portion of time, by code. */
export async function countDepartmentsBelow(sql: Sql, departmentId: number, { from, until }: Portion): Promise<Counted> {
  const [row] = await sql.query<Counted>(
    `SELECT count(*)::int AS count, coalesce((array_agg(code ORDER BY code))[:${namesShown}], '{}') AS names FROM (
       SELECT DISTINCT d.code FROM department_version v JOIN department d ON d.id = v.department_id
       WHERE v.parent_id = $1::int AND ${standing('v')} && ${during}) found`,
    [departmentId, from, until],
  );
  return row ?? { count: 0, names: [] };
}

/** Whether anybody has ever worked in a department, anything has ever stood below it, or a batch has ever counted it. */
export async function wasDepartmentUsed(sql: Sql, departmentId: number): Promise<boolean> {
  const [row] = await sql.query<{ used: boolean }>(
    `SELECT EXISTS (SELECT FROM assignment WHERE department_id = $1::int) OR EXISTS (SELECT FROM department_version WHERE parent_id = $1::int)
       OR EXISTS (SELECT FROM batch_payee WHERE department_id = $1::int) AS used`,
    [departmentId],
  );
  return row?.used !== false;
}
