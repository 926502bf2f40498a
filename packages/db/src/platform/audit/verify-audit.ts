import type { Sql } from '../../sql.ts';

/** The first entry that does not fit: it was altered, or entries before it were removed. */
export interface AuditBreak {
  readonly id: string;
  readonly at: Date;
  readonly isAltered: boolean;
}

export interface AuditSlice {
  readonly checked: number;
  /** The last entry that was looked at; null where there was none. */
  readonly last: string | null;
  readonly broken: AuditBreak | null;
}

/** Each hash covers the entry and the hash before it; the first entry follows none. Entries after $1, $2 of them. */
const slice = `WITH entry AS MATERIALIZED (SELECT id, at, hash, previous_hash, audit_entry_hash(audit_entry) AS expected
    FROM audit_entry WHERE id > $1::bigint ORDER BY id LIMIT $2::int),
  held AS (SELECT id, at, hash <> expected AS "isAltered", previous_hash <> lag(hash, 1,
    coalesce((SELECT hash FROM audit_entry WHERE id <= $1::bigint ORDER BY id DESC LIMIT 1), '\\x00'::bytea)) OVER (ORDER BY id) AS "isTorn" FROM entry),
  broken AS (SELECT id::text, at, "isAltered" FROM held WHERE "isAltered" OR "isTorn" ORDER BY held.id LIMIT 1)
  SELECT (SELECT count(*)::int FROM entry) AS checked, (SELECT max(id)::text FROM entry) AS last, (SELECT to_jsonb(broken) FROM broken) AS broken`;

/** Holds entries against the chain, from after one on. */
export async function checkAuditSlice(sql: Sql, after: string, entriesMax: number): Promise<AuditSlice> {
  const [row] = await sql.query<Omit<AuditSlice, 'broken'> & { broken: { id: string; at: string; isAltered: boolean } | null }>(slice, [
    after,
    entriesMax,
  ]);
  if (!row) throw new Error('A slice of the audit gave no row.');
  return { ...row, broken: row.broken && { ...row.broken, at: new Date(row.broken.at) } };
}

const entriesAtOnce = 50_000;

/**
 * Checks the audit chain from its first entry to its last.
 * @returns the id of the first entry that was altered, or before which one was removed; undefined when the chain holds
 */
export async function findAuditBreak(sql: Sql): Promise<bigint | undefined> {
  for (let after = '0'; ; ) {
    const { checked, last, broken } = await checkAuditSlice(sql, after, entriesAtOnce);
    if (broken) return BigInt(broken.id);
    if (last === null || checked < entriesAtOnce) return undefined;
    after = last;
  }
}
