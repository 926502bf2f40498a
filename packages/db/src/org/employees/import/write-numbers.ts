/** Writes numbers of people of a file as their forms do: from the day of the row until the next one that is planned; of a document in the place of the one before. */
import {
  forgetNumbers,
  type ImportJobRow,
  keepBefore,
  keepNumbers,
  makeReady,
  type OwnedRecords,
  readyNumbers,
} from '../../../platform/imports/index.ts';
import type { Secrets } from '../../../platform/secrets/index.ts';
import type { Sql } from '../../../sql.ts';
import { changesNumber, type NumberGroup, numberGroups, numbersIn, sealedAs } from './number-groups.ts';
import { cellOf, changedPeople } from './people-facts.ts';

/** Of each group its records, as an import keeps them while it can be undone. */
export const numberRecords: readonly OwnedRecords[] = numberGroups.map(({ table, number, index }) => ({
  table,
  owner: 'employee_id',
  sealed: { number, index },
}));

const writtenTable = ({ alias }: NumberGroup): string => `import_written_${alias}`;

/** Rows of people that say another number, or something else beside it. @param people a query or table of the rows that are written */
const listWritten = (job: ImportJobRow, group: NumberGroup, peopleTable: string): string => {
  const { table, number, index, end, beside, isDated } = group;
  const columns = beside.map(({ column, cell }) => `${cellOf(job, 'r.after', cell)} AS ${column}`).join(', ');
  return `
  CREATE TEMPORARY TABLE ${writtenTable(group)} ON COMMIT DROP AS
  SELECT r.ordinal, r.employee_id, r.day, w.sealed_as, coalesce(n.number, x.${number}) AS ${number}, coalesce(n.number_index, x.${index}) AS ${index},
    split_part(${cellOf(job, 'r.after', group.cell)}, ':', 2) AS ${end}, ${columns}${isDated ? `, (SELECT min(t.effective_date) - 1 FROM ${table} t WHERE t.employee_id = r.employee_id AND t.effective_date > r.day) AS until` : ''}
  FROM ${peopleTable} r CROSS JOIN LATERAL (SELECT ${sealedAs(job, group, 'r.after')} AS sealed_as) w
  LEFT JOIN ${readyNumbers} n ON n.sealed_as = w.sealed_as
  LEFT JOIN LATERAL (SELECT * FROM ${table} t WHERE t.employee_id = r.employee_id AND t.sealed_as = w.sealed_as LIMIT 1) x ON true
  WHERE w.sealed_as IS NOT NULL AND ${changesNumber(job, group)}`;
};

const columnsOf = ({ number, index, end, beside }: NumberGroup): string =>
  ['sealed_as', number, index, end, ...beside.map(({ column }) => column)].join(', ');

function putWritten(group: NumberGroup): string[] {
  const { table, isDated } = group;
  const [columns, written] = [columnsOf(group), writtenTable(group)];
  if (!isDated)
    return [
      `DELETE FROM ${table} t USING ${written} m WHERE t.employee_id = m.employee_id AND t.kind = m.kind`,
      `INSERT INTO ${table} (employee_id, ${columns}) SELECT employee_id, ${columns} FROM ${written} ORDER BY ordinal`,
    ];
  return [
    `DELETE FROM ${table} t USING ${written} m WHERE t.employee_id = m.employee_id AND t.effective_date = m.day`,
    `UPDATE ${table} t SET expiry_date = m.day - 1 FROM ${written} m WHERE t.employee_id = m.employee_id AND t.effective_date < m.day AND coalesce(t.expiry_date >= m.day, true)`,
    `INSERT INTO ${table} (employee_id, effective_date, expiry_date, ${columns}) SELECT employee_id, day, until, ${columns} FROM ${written} ORDER BY ordinal`,
  ];
}

const changedOwners = (job: ImportJobRow, group: NumberGroup): string =>
  `SELECT r.employee_id AS id FROM (${changedPeople(job)}) r WHERE r.employee_id IS NOT NULL AND ${changesNumber(job, group)}`;

/** Of whoever is there already: the records as they stand, and beside them their numbers. What the file says is not held any longer. */
async function keepStanding(sql: Sql, job: ImportJobRow, secrets: Secrets, groups: readonly NumberGroup[]): Promise<void> {
  await sql.query(forgetNumbers, [job.id]);
  for (const group of groups) {
    const { table, number, index, sealed } = group;
    const owners = changedOwners(job, group);
    await keepBefore(sql, job, { table, owner: 'employee_id', sealed: { number, index } }, owners);
    const standing = `SELECT t.sealed_as, t.${number} AS number FROM ${table} t WHERE t.${number} IS NOT NULL AND t.employee_id IN (${owners})`;
    await keepNumbers(sql, secrets, job.id, sealed, standing);
  }
}

/** Before people are written: they are told by what stands. */
export async function readyToWrite(sql: Sql, job: ImportJobRow, secrets: Secrets): Promise<void> {
  const groups = numbersIn(job);
  if (groups.length === 0) return;
  for (const group of groups) {
    const wanted = `SELECT ${sealedAs(job, group, 'r.after')} FROM import_row r WHERE r.import_id = $1::int AND r.effect IN ('created', 'updated')`;
    await makeReady(sql, secrets, job.id, group.sealed, wanted);
  }
  await keepStanding(sql, job, secrets, groups);
}

export async function writeNumbers(sql: Sql, job: ImportJobRow, peopleTable: string): Promise<void> {
  for (const group of numbersIn(job)) {
    await sql.query(listWritten(job, group, peopleTable));
    await sql.query(`ANALYZE ${writtenTable(group)}`);
    for (const text of putWritten(group)) await sql.query(text);
  }
}

/** Before records are put back: numbers that gave way are sealed for where they come back to. */
export async function readyToRestore(sql: Sql, job: ImportJobRow, secrets: Secrets): Promise<void> {
  for (const { table, sealed } of numberGroups) {
    const wanted = `SELECT (x ->> 'sealed_as')::uuid FROM import_kept k, jsonb_array_elements(k.before) x WHERE k.import_id = $1::int AND k.place = '${table}'`;
    await makeReady(sql, secrets, job.id, sealed, wanted);
  }
  await sql.query(forgetNumbers, [job.id]);
}
