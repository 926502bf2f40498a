import type { Sql } from '../../sql.ts';

/**
 * SHA-256 over every frozen row: rows are hashed in groups of a thousand, then the groups, so that no text grows with the population.
 */
export const hashInput = `
  SELECT encode(sha256(coalesce(string_agg(part, ''::bytea ORDER BY table_no, part_no), ''::bytea)), 'hex') AS hash FROM (
    SELECT table_no, row_number / 1000 AS part_no, sha256(convert_to(
      string_agg(row_number || ':' || employee_id || ':' || line || ':' || v::text || ':' || t::text, ';' ORDER BY row_number, line), 'UTF8')) AS part
    FROM calc.input WHERE batch_id = $1::int GROUP BY table_no, row_number / 1000) parts`;

/** The hash of what a batch has frozen, as it stands now: a replay holds it against the run's. */
export async function readInputHash(sql: Sql, batchId: number): Promise<string> {
  const [row] = await sql.query<{ hash: string }>(hashInput, [batchId]);
  return row?.hash ?? '';
}
