import type { Sql } from '../../sql.ts';
import { type DatedTable, datedTables } from '../dated/index.ts';

export interface Merging {
  readonly departmentId: number;
  readonly intoId: number;
  /** ISO date. */
  readonly from: string;
}

/** Whoever comes into another department, in the order of their ids: theirs is what is changed. */
const lockPeople = `SELECT e.id FROM employee e WHERE e.id IN (
    SELECT a.employee_id FROM assignment a WHERE a.department_id = $1::int AND coalesce(a.expiry_date >= $2::date, true)) ORDER BY e.id FOR NO KEY UPDATE`;

/** Whoever looks at somebody who moves, and changes them afterwards, changes what they have not seen. */
const nextVersions = `UPDATE employee e SET version = e.version + 1 WHERE e.id IN (
    SELECT a.employee_id FROM assignment a WHERE a.department_id = $1::int AND coalesce(a.expiry_date >= $2::date, true))`;

const people = { table: datedTables.assignment, column: 'department_id' };
const departments = { table: datedTables.departmentVersion, column: 'parent_id' };

/** Rows that began before the day are cut there, and go on in the other department; those that begin later begin there. @returns how many owners they have */
async function takeOver(
  sql: Sql,
  { departmentId, intoId, from }: Merging,
  { table: dated, column }: { readonly table: DatedTable; readonly column: string },
): Promise<number> {
  const { table } = dated;
  const owner = Object.keys(dated.owner).join(', ');
  const rest = Object.keys(dated.values)
    .filter((value) => value !== column)
    .join(', ');
  const asked = [departmentId, from, intoId];
  const [counted] = await sql.query<{ count: number }>(
    `SELECT count(DISTINCT ${owner})::int AS count FROM ${table} WHERE ${column} = $1::int AND coalesce(expiry_date >= $2::date, true)`,
    [departmentId, from],
  );
  await sql.query(
    `WITH over AS MATERIALIZED (
       SELECT * FROM ${table} WHERE ${column} = $1::int AND effective_date < $2::date AND coalesce(expiry_date >= $2::date, true)),
     cut AS (UPDATE ${table} t SET expiry_date = $2::date - 1 FROM over o WHERE t.id = o.id RETURNING o.*)
     INSERT INTO ${table} (${owner}, ${rest}, ${column}, effective_date, expiry_date) SELECT ${owner}, ${rest}, $3::int, $2::date, expiry_date FROM cut`,
    asked,
  );
  await sql.query(`UPDATE ${table} SET ${column} = $3::int WHERE ${column} = $1::int AND effective_date >= $2::date`, asked);
  return counted?.count ?? 0;
}

/**
 * From a day on whoever works in a department works in another, and what stands below it stands below the other. Under the lock of their legal entity, and of
 * everybody who moves.
 */
export async function takeOverDepartment(sql: Sql, merging: Merging): Promise<{ readonly people: number; readonly departments: number }> {
  await sql.query(lockPeople, [merging.departmentId, merging.from]);
  await sql.query(nextVersions, [merging.departmentId, merging.from]);
  return {
    people: await takeOver(sql, merging, people),
    departments: await takeOver(sql, merging, departments),
  };
}
