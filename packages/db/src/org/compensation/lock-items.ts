import type { Sql } from '../../sql.ts';

const itemsLock = 7202621;

/** Whoever changes the list of compensation items does so one after the other, to the end of the transaction. */
export async function lockCompensationItems(sql: Sql): Promise<void> {
  await sql.query(`SELECT pg_advisory_xact_lock(${itemsLock})::text`);
}
