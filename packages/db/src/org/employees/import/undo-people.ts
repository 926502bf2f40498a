import { AppError } from '@wagewright/contracts';
import { type ImportJobRow, namedRecords, restoreRecords } from '../../../platform/imports/index.ts';
import type { Secrets } from '../../../platform/secrets/index.ts';
import type { Sql } from '../../../sql.ts';
import { unmakePlaces } from './brought-places.ts';
import { factsOf, paidItems } from './people-facts.ts';
import { readyToRestore } from './write-numbers.ts';
import { keptRecords, putPeople } from './write-people.ts';

/** People whom the import has brought. */
const brought = (job: ImportJobRow): string => `
  SELECT e.*, r.ordinal, r.after FROM import_row r JOIN employee e ON e.employee_number = r.key AND e.legal_entity_id = ${factsOf(job).legalEntityId}
  WHERE r.import_id = $1::int AND r.row_number IS NOT NULL AND r.effect = 'created'`;

/** How often later imports, which are undone, have changed people and put them back: each time they became two versions older, and are as they were. */
const putBack = (job: ImportJobRow): string => `
  SELECT r.key, count(*) AS times FROM import_row r JOIN import_job j ON j.id = r.import_id
  WHERE j.entity = '${job.entity}' AND j.subject_id = ${job.subjectId} AND j.undone_at IS NOT NULL AND j.written_at > (SELECT written_at FROM import_job WHERE id = $1::int)
    AND r.effect = 'updated' AND r.row_number IS NOT NULL GROUP BY r.key`;

/** Records that hold for a time may have been planned since: of each table as many as the import has written. */
async function requireAsLeft(sql: Sql, job: ImportJobRow): Promise<void> {
  const amounts = paidItems(job).map(({ place }) => `(b.after[${place}] IS NOT NULL)::int`);
  const paid = `(SELECT count(*) FROM compensation_record c WHERE c.employee_id = b.id)`;
  const [first] = await sql.query<{ key: string; count: number }>(
    `SELECT b.employee_number AS key, (count(*) OVER ())::int AS count FROM (${brought(job)}) b LEFT JOIN (${putBack(job)}) p ON p.key = b.employee_number
     WHERE b.version <> 1 + 2 * coalesce(p.times, 0) OR ${paid} <> ${['0', ...amounts].join(' + ')} ORDER BY b.ordinal LIMIT 1`,
    [job.id],
  );
  if (first) throw new AppError('IMPORT_CHANGED_SINCE', { file: job.fileName, ...first });
}

/** @throws AppError IMPORT_STILL_USED where anything else names one of them by now: an account, a batch, whoever came later and reports to them */
async function requireUnnamed(sql: Sql, job: ImportJobRow): Promise<void> {
  const records = `SELECT b.id, b.employee_number AS key FROM (${brought(job)}) b`;
  const own = keptRecords.map(({ table, owner }) => `${table}.${owner}`);
  const [key] = await namedRecords(sql, { table: 'employee', records, parameter: job.id, own, owners: { assignment: 'employee_id' } });
  if (key !== undefined) throw new AppError('IMPORT_STILL_USED', { file: job.fileName, key });
}

/** @throws AppError IMPORT_CHANGED_SINCE, IMPORT_STILL_USED */
export async function undoPeople(sql: Sql, job: ImportJobRow, secrets: Secrets): Promise<void> {
  await requireAsLeft(sql, job);
  await readyToRestore(sql, job, secrets);
  const number = '(SELECT e.employee_number FROM employee e WHERE e.id = k.owner_id)';
  for (const records of keptRecords) await restoreRecords(sql, job, records, number);
  await sql.query(putPeople(job, 'before'), [job.id]);
  await requireUnnamed(sql, job);
  for (const { table, owner } of keptRecords)
    await sql.query(`DELETE FROM ${table} t USING (${brought(job)}) b WHERE t.${owner} = b.id`, [job.id]);
  await sql.query(`DELETE FROM employee e USING (${brought(job)}) b WHERE e.id = b.id`, [job.id]);
  await unmakePlaces(sql, job);
}
