import type { Sql } from '../../sql.ts';
import { announceBatch } from './announce.ts';

/** Shows on the batch why a job of it could not be done; its state stays. */
export async function recordBatchFailure(
  sql: Sql,
  batchId: number,
  failure: { readonly code: string; readonly parameters: object; readonly message: string },
): Promise<void> {
  await sql.query('UPDATE batch SET last_failure = $2::jsonb WHERE id = $1::int', [batchId, JSON.stringify(failure)]);
  await announceBatch(sql, batchId);
}
