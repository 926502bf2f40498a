import type { Sql } from '../../sql.ts';

/**
 * Checks the audit chain from its first entry to its last: each hash covers the entry and the hash before it.
 * @returns the id of the first entry that was altered, or before which one was removed; undefined when the chain holds
 */
export async function findAuditBreak(sql: Sql): Promise<bigint | undefined> {
  const [row] = await sql.query<{ id: string }>(
    `SELECT id::text FROM (SELECT id, hash, previous_hash, lag(hash, 1, '\\x00'::bytea) OVER (ORDER BY id) AS before, audit_entry_hash(audit_entry) AS expected
       FROM audit_entry) entry WHERE previous_hash <> before OR hash <> expected ORDER BY id LIMIT 1`,
  );
  return row && BigInt(row.id);
}
