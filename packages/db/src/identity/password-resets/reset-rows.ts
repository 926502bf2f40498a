import type { Sql } from '../../sql.ts';

/** An account that somebody has said, and where its owner can be reached. */
export interface LookedUp {
  readonly id: string;
  readonly account: string;
  readonly sends: number;
  readonly email: string | null;
  readonly phone: string | null;
}

const resetLocks = 7_202_603;

/** What is sent to one account is counted one after another by every process until the transaction ends. */
export async function lockResets(sql: Sql, account: string): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1::int, hashtext($2))::text', [resetLocks, account]);
}

/** Whoever signs in by an address is reached there: a mask then says no more than what was typed. */
const reachable = `CASE WHEN u.account LIKE '%@%' THEN u.account ELSE e.email END AS email, e.phone`;

/** Undefined for a handle that is unknown or too old. */
export async function readLookup(sql: Sql, handleHash: Uint8Array, now: Date): Promise<LookedUp | undefined> {
  const [row] = await sql.query<LookedUp>(
    `SELECT l.id, l.account, l.sends, ${reachable}
     FROM account_lookup l LEFT JOIN app_user u ON u.id = l.user_id LEFT JOIN employee e ON e.id = u.employee_id
     WHERE l.handle_hash = $1::bytea AND l.expires_at > $2::timestamptz`,
    [handleHash, now],
  );
  return row;
}

export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Somebody's address or number, picked by a number that looks like chance among those who have one: what is made up then looks like what there is. */
export async function pickContact(sql: Sql, channel: keyof Contact, picked: number): Promise<string | undefined> {
  const some = `SELECT ${channel} AS contact FROM employee WHERE ${channel} <> ''`;
  const [row] = await sql.query<{ contact: string }>(
    `(${some} AND id >= (SELECT min(id) + $1::int % (max(id) - min(id) + 1) FROM employee) ORDER BY id LIMIT 1)
     UNION ALL (${some} ORDER BY id LIMIT 1) LIMIT 1`,
    [picked],
  );
  return row?.contact;
}

/** A code that somebody tried: one more attempt is counted, before it is compared. */
export interface TriedCode {
  readonly id: string;
  readonly userId: number | null;
  /** Sealed. */
  readonly secret: Uint8Array;
}

/** The latest code of a look-up takes so many attempts, however many come at once. Undefined where there is none that takes one more. */
export async function tryCode(sql: Sql, handleHash: Uint8Array, now: Date, attemptsMax: number): Promise<TriedCode | undefined> {
  const [row] = await sql.query<TriedCode>(
    `UPDATE password_reset r SET attempts = attempts + 1 FROM account_lookup l
     WHERE l.id = r.lookup_id AND l.handle_hash = $1::bytea AND r.channel = 'phone' AND r.expires_at > $2::timestamptz AND r.used_at IS NULL
       AND r.proof_hash IS NULL AND r.secret IS NOT NULL AND r.attempts < $3::int
       AND r.id = (SELECT n.id FROM password_reset n WHERE n.lookup_id = l.id AND n.channel = 'phone' ORDER BY n.created_at DESC, n.id DESC LIMIT 1)
     RETURNING r.id, l.user_id AS "userId", r.secret`,
    [handleHash, now, attemptsMax],
  );
  return row;
}

/** A link or code to be sent. */
export interface DueReset {
  readonly id: string;
  readonly channel: string;
  readonly userId: number;
  readonly name: string;
  readonly language: string;
  readonly recipient: string;
}

/** Undefined where there is nobody to send it to: an account that there is not, one without address or number, one that came too late. */
export async function readReset(sql: Sql, id: string, now: Date): Promise<DueReset | undefined> {
  const [row] = await sql.query<DueReset & { email: string | null; phone: string | null }>(
    `SELECT r.id, r.channel, u.id AS "userId", u.display_name AS name, coalesce(u.language, l.language) AS language, ${reachable}
     FROM password_reset r JOIN account_lookup l ON l.id = r.lookup_id JOIN app_user u ON u.id = l.user_id LEFT JOIN employee e ON e.id = u.employee_id
     WHERE r.id = $1::uuid AND r.used_at IS NULL AND r.secret IS NOT NULL AND r.expires_at > $2::timestamptz AND u.status = 'active'`,
    [id, now],
  );
  const recipient = row?.channel === 'phone' ? row.phone : row?.email;
  return row && recipient ? { ...row, recipient } : undefined;
}
