/**
 * The hash of what a batch has frozen: SHA-256 over the hashes of its parts, a part being a thousand rows of a table. The parts are kept, so that a
 * change of one person hashes theirs again and nobody else's (docs/adr/0101-the-input-is-hashed-by-parts.md).
 */
import type { Sql } from '../../sql.ts';

const rowsOfPart = 1_000;

/** Every part among some rows. $1 batch. */
const partsAmong = (rows: string): string => `
  SELECT table_no, row_number / ${rowsOfPart} AS part_no, sha256(convert_to(
    string_agg(row_number || ':' || employee_id || ':' || line || ':' || v::text || ':' || t::text, ';' ORDER BY row_number, line), 'UTF8')) AS hash
  FROM calc.input WHERE batch_id = $1::int${rows} GROUP BY table_no, row_number / ${rowsOfPart}`;

const hashOver = (parts: string): string =>
  `SELECT encode(sha256(coalesce(string_agg(hash, ''::bytea ORDER BY table_no, part_no), ''::bytea)), 'hex') AS hash FROM ${parts}`;

const readHash = async (sql: Sql, statement: string, batchId: number): Promise<string> => {
  const [row] = await sql.query<{ hash: string }>(statement, [batchId]);
  return row?.hash ?? '';
};

/** The hash of what a batch has frozen, as it stands now and over every row: a replay holds it against the run's. */
export const readInputHash = (sql: Sql, batchId: number): Promise<string> => readHash(sql, hashOver(`(${partsAmong('')}) parts`), batchId);

const hashOfParts = (sql: Sql, batchId: number): Promise<string> =>
  readHash(sql, hashOver('calc.input_part WHERE batch_id = $1::int'), batchId);

const insertParts = (rows: string): string =>
  `INSERT INTO calc.input_part (batch_id, table_no, part_no, hash) SELECT $1::int, table_no, part_no, hash FROM (${partsAmong(rows)}) parts`;

/** Hashes all of what a batch has frozen and keeps the parts. @returns the hash */
export async function keepInputHash(sql: Sql, batchId: number): Promise<string> {
  await sql.query('DELETE FROM calc.input_part WHERE batch_id = $1::int', [batchId]);
  await sql.query(insertParts(''), [batchId]);
  return await hashOfParts(sql, batchId);
}

/**
 * Hashes the parts again in which rows have changed, come or gone; all of them where a batch was prepared before parts were kept. The caller holds
 * the batch.
 * @returns the hash
 */
export async function renewInputHash(sql: Sql, batchId: number, rowNumbers: readonly number[]): Promise<string> {
  const kept = await sql.query('SELECT 1 FROM calc.input_part WHERE batch_id = $1::int LIMIT 1', [batchId]);
  if (kept.length === 0) return await keepInputHash(sql, batchId);
  for (const part of new Set(rowNumbers.map((row) => Math.floor(row / rowsOfPart)))) {
    await sql.query('DELETE FROM calc.input_part WHERE batch_id = $1::int AND part_no = $2::int', [batchId, part]);
    const bounds = [batchId, part * rowsOfPart, (part + 1) * rowsOfPart - 1];
    await sql.query(insertParts(' AND row_number BETWEEN $2::int AND $3::int'), bounds);
  }
  return await hashOfParts(sql, batchId);
}
