import type { Sql } from '../../sql.ts';

const lockSpace = 7_202_640;

/** Numbers looked up from an address that no certificate has, and when the last of them was. */
export interface Lookups {
  readonly count: number;
  readonly last: Date | null;
}

/** Look-ups from one address are counted one after another, by every process, to the end of the transaction. */
export async function lockLookups(sql: Sql, address: string): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1::int, hashtext($2))::text', [lockSpace, address]);
}

export async function readLookups(sql: Sql, address: string, since: Date): Promise<Lookups> {
  const [row] = await sql.query<Lookups>(
    'SELECT count(*)::int AS count, max(at) AS last FROM certificate_lookup WHERE address = $1 AND at > $2::timestamptz',
    [address, since],
  );
  return row ?? { count: 0, last: null };
}

/** Counts a look-up before its number is looked for. @returns its id */
export async function insertLookup(sql: Sql, address: string, at: Date): Promise<string> {
  const [row] = await sql.query<{ id: string }>(
    'INSERT INTO certificate_lookup (address, at) VALUES ($1, $2::timestamptz) RETURNING id::text',
    [address, at],
  );
  return row?.id ?? '';
}

/** Its number was that of a certificate. */
export async function forgetLookup(sql: Sql, id: string): Promise<void> {
  await sql.query('DELETE FROM certificate_lookup WHERE id = $1::bigint', [id]);
}
