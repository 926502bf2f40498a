import { limits } from '@wagewright/contracts';
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

/**
 * Whom the employer knows is reached by what is on file, whatever they sign in by; who has no file, by the address that they sign in by. A contact that was
 * changed lately is not yet one to hand an account to: till it has settled, the one before counts. Nobody has a password to take over who never set one.
 */
const reachable = (settled: string) => `
  CASE WHEN u.employee_id IS NULL THEN CASE WHEN u.account LIKE '%@%' THEN u.account END ELSE nullif(file.email, '') END AS email, nullif(file.phone, '') AS phone
  FROM app_user u LEFT JOIN LATERAL (
    SELECT e.email, e.phone FROM employee e WHERE e.id = u.employee_id AND u.password_hash IS NULL
    UNION ALL (SELECT k.email, k.phone FROM known.employee k
      WHERE k.id = u.employee_id AND u.password_hash IS NOT NULL AND k.known_until > ${settled} ORDER BY k.known_until LIMIT 1)
  ) file ON true`;

const settledBefore = (now: Date) => new Date(now.getTime() - limits.contactSettlesHours * 3_600_000);

/** Undefined for a handle that is unknown or too old. */
export async function readLookup(sql: Sql, handleHash: Uint8Array, now: Date): Promise<LookedUp | undefined> {
  const [row] = await sql.query<LookedUp>(
    `SELECT l.id, l.account, l.sends, found.email, found.phone
     FROM account_lookup l LEFT JOIN (SELECT u.id, ${reachable('$3::timestamptz')}) found ON found.id = l.user_id
     WHERE l.handle_hash = $1::bytea AND l.expires_at > $2::timestamptz`,
    [handleHash, now, settledBefore(now)],
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

/**
 * Of those who sign in by an address, how many in a thousand get links there; the others have another one on file. What is made up for an address that
 * nobody signs in by shows that address as often, so that it tells nothing where it does.
 */
export async function shareReachedWhereTyped(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ share: number }>(
    `SELECT coalesce(1000 * count(*) FILTER (WHERE e.id IS NULL OR lower(e.email) = s.account) / nullif(count(*), 0), 1000)::int AS share
     FROM (SELECT account, employee_id FROM app_user WHERE account LIKE '%@%' AND status = 'active' ORDER BY id LIMIT 1000) s
     LEFT JOIN employee e ON e.id = s.employee_id`,
    [],
  );
  return row?.share ?? 1000;
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
    `SELECT r.id, r.channel, found.id AS "userId", found.name, coalesce(found.language, l.language) AS language, found.email, found.phone
     FROM password_reset r JOIN account_lookup l ON l.id = r.lookup_id
     JOIN (SELECT u.id, u.display_name AS name, u.language, u.status, ${reachable('$3::timestamptz')}) found ON found.id = l.user_id
     WHERE r.id = $1::uuid AND r.used_at IS NULL AND r.secret IS NOT NULL AND r.expires_at > $2::timestamptz AND found.status = 'active'`,
    [id, now, settledBefore(now)],
  );
  const recipient = row?.channel === 'phone' ? row.phone : row?.email;
  return row && recipient ? { ...row, recipient } : undefined;
}
