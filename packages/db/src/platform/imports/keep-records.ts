/** Whole records of those whom an import changes, before and after: it is undone as it was, and only while they stand as it left them. */
import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import type { ImportJobRow } from './job-row.ts';
import { readyNumbers } from './sealed-numbers.ts';

/** Records that are somebody's: `assignment` of `employee_id`. */
export interface OwnedRecords {
  readonly table: string;
  readonly owner: string;
  /** A number that is sealed, and its index: they change when keys rotate, so that the import keeps the number beside the records, by what it is sealed as. */
  readonly sealed?: { readonly number: string; readonly index: string };
}

const recordsOf = ({ table, owner, sealed }: OwnedRecords, id: string): string =>
  `coalesce((SELECT jsonb_agg(to_jsonb(t)${sealed ? ` - '${sealed.number}' - '${sealed.index}'` : ''} ORDER BY t.id) FROM ${table} t WHERE t.${owner} = ${id}), '[]')`;

/** Records as they are put back: with the numbers that were made ready. */
const whole = ({ sealed }: OwnedRecords, records: string): string =>
  sealed
    ? `(SELECT jsonb_agg(x || jsonb_build_object('${sealed.number}', n.number, '${sealed.index}', n.number_index))
       FROM jsonb_array_elements(${records}) x LEFT JOIN ${readyNumbers} n ON n.sealed_as = (x ->> 'sealed_as')::uuid)`
    : records;

/** @param owners a query of their ids (`id`), whose parameter $1 is the import */
export async function keepBefore(sql: Sql, { id }: Pick<ImportJobRow, 'id'>, records: OwnedRecords, owners: string): Promise<void> {
  await sql.query(
    `INSERT INTO import_kept (import_id, owner_id, place, before) SELECT $1::int, o.id, '${records.table}', ${recordsOf(records, 'o.id')} FROM (${owners}) o`,
    [id],
  );
}

export async function keepAfter(sql: Sql, { id }: Pick<ImportJobRow, 'id'>, records: OwnedRecords): Promise<void> {
  await sql.query(
    `UPDATE import_kept k SET after = ${recordsOf(records, 'k.owner_id')} WHERE k.import_id = $1::int AND k.place = '${records.table}'`,
    [id],
  );
}

/** Records whatever their ids: what was put back has others, and says the same. */
const saying = (records: string): string => `(SELECT jsonb_agg(x - 'id' ORDER BY x - 'id') FROM jsonb_array_elements(${records}) x)`;

/**
 * Puts them back.
 * @param key SQL for what people know an owner `k.owner_id` by
 * @throws AppError IMPORT_CHANGED_SINCE
 */
export async function restoreRecords(
  sql: Sql,
  { id, fileName }: Pick<ImportJobRow, 'id' | 'fileName'>,
  records: OwnedRecords,
  key: string,
): Promise<void> {
  const { table, owner } = records;
  const [changed] = await sql.query<{ key: string; count: number }>(
    `SELECT ${key} AS key, (count(*) OVER ())::int AS count FROM import_kept k
     WHERE k.import_id = $1::int AND k.place = '${table}' AND ${saying('k.after')} IS DISTINCT FROM ${saying(recordsOf(records, 'k.owner_id'))} ORDER BY 1 LIMIT 1`,
    [id],
  );
  if (changed) throw new AppError('IMPORT_CHANGED_SINCE', { file: fileName, ...changed });
  await sql.query(
    `DELETE FROM ${table} t USING import_kept k WHERE k.import_id = $1::int AND k.place = '${table}' AND t.${owner} = k.owner_id`,
    [id],
  );
  await sql.query(
    `INSERT INTO ${table} SELECT t.* FROM import_kept k CROSS JOIN LATERAL jsonb_populate_recordset(NULL::${table}, ${whole(records, 'k.before')}) t
     WHERE k.import_id = $1::int AND k.place = '${table}'`,
    [id],
  );
  await sql.query(`DELETE FROM import_kept WHERE import_id = $1::int AND place = '${table}'`, [id]);
}
