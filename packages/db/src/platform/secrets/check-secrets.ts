import { formatErrorMessage } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import type { KeySource } from './key-source.ts';
import { keyIdOf } from './sealed-bytes.ts';
import { type SealedPlace, sealedPlaces } from './sealed-columns.ts';
import { createSecrets, rowOfName } from './secrets.ts';

/**
 * Opens one value of each column and key.
 * @returns what is wrong, in words that say what to do; a start is not refused for it: whatever needs no secret goes on
 */
export async function checkSecrets(sql: Sql, keys: KeySource, places: readonly SealedPlace[] = sealedPlaces()): Promise<string[]> {
  const secrets = createSecrets<string>(keys);
  const wrong: string[] = [];
  for (const { name, table, column, row } of places) {
    const samples = await sql.query<{ row: string; sealed: Uint8Array }>(
      `SELECT DISTINCT ON (${keyIdOf(column)}) ${row} AS row, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL ORDER BY ${keyIdOf(column)}`,
    );
    for (const sample of samples) {
      try {
        secrets.open(name, rowOfName(sample.row), sample.sealed);
      } catch (error) {
        wrong.push(error instanceof Error ? error.message : String(error));
      }
    }
  }
  if (keys.ring().length === 0) wrong.push(formatErrorMessage('SECRET_KEY_ABSENT', 'en', {}));
  return wrong;
}
