import { type Change, changeChannel } from '@wagewright/contracts/platform/jobs';
import type { Sql } from '../../sql.ts';

/** Tells the servers' subscribers, when the transaction commits, that something has changed. */
export async function announce(sql: Sql, change: Change): Promise<void> {
  await sql.query('SELECT pg_notify($1::text, $2::text)::text', [changeChannel, JSON.stringify(change)]);
}
