import type { Sql } from '../../sql.ts';

/** Failed attempts in a row, and when the last of them was. */
export interface Failures {
  readonly failures: number;
  readonly last: Date | null;
}

export interface Attempt {
  readonly account: string;
  readonly address: string;
  /** Null for an account that there is not. */
  readonly userId: number | null;
  readonly at: Date;
  /** What was tried: a password where it is not said. */
  readonly step?: 'password' | 'code' | 'provider';
}

const lockSpace = { account: 7_202_601, address: 7_202_602 } as const;

/** Attempts for one account, and from one address, are counted one after another by every process until the transaction ends. */
export async function lockAttempts(sql: Sql, { account, address }: Pick<Attempt, 'account' | 'address'>): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1::int, hashtext($2))::text', [lockSpace.account, account]);
  await sql.query('SELECT pg_advisory_xact_lock($1::int, hashtext($2))::text', [lockSpace.address, address]);
}

/** Failures for an account since somebody last got in. */
export async function readAccountFailures(sql: Sql, account: string, since: Date): Promise<Failures> {
  const [row] = await sql.query<Failures>(
    `SELECT count(*)::int AS failures, max(at) AS last FROM sign_in_attempt WHERE account = $1 AND NOT succeeded AND NOT passed AND NOT cleared AND at > $2::timestamptz
       AND id > coalesce((SELECT max(id) FROM sign_in_attempt WHERE account = $1 AND succeeded), 0)`,
    [account, since],
  );
  return row ?? { failures: 0, last: null };
}

/** Failures from an address, without those of whoever got in from there afterwards: one's own account does not clear guesses at others. */
export async function readAddressFailures(sql: Sql, address: string, since: Date): Promise<Failures> {
  const [row] = await sql.query<Failures>(
    `SELECT count(*)::int AS failures, max(at) AS last FROM sign_in_attempt f WHERE address = $1 AND NOT succeeded AND NOT passed AND at > $2::timestamptz
       AND NOT EXISTS (SELECT 1 FROM sign_in_attempt s WHERE s.account = f.account AND s.address = f.address AND s.succeeded AND s.id > f.id)`,
    [address, since],
  );
  return row ?? { failures: 0, last: null };
}

/** Writes an attempt down as failed, until it turns out to be right. */
export async function insertAttempt(sql: Sql, attempt: Attempt): Promise<string> {
  const [row] = await sql.query<{ id: string }>(
    `INSERT INTO sign_in_attempt (account, user_id, address, succeeded, at, step)
     VALUES ($1, $2::int, $3, false, $4::timestamptz, $5) RETURNING id::text`,
    [attempt.account, attempt.userId, attempt.address, attempt.at, attempt.step ?? 'password'],
  );
  return row?.id ?? '';
}

export async function markAttemptSucceeded(sql: Sql, id: string): Promise<void> {
  await sql.query('UPDATE sign_in_attempt SET succeeded = true WHERE id = $1::bigint', [id]);
}

/** Right so far: it is no failure, and does not clear those before it either. */
export async function markAttemptPassed(sql: Sql, id: string): Promise<void> {
  await sql.query('UPDATE sign_in_attempt SET passed = true WHERE id = $1::bigint', [id]);
}

/** Failures for an account count no more. @returns how many there were */
export async function clearFailures(sql: Sql, account: string, since: Date): Promise<number> {
  const rows = await sql.query(
    `UPDATE sign_in_attempt SET cleared = true
     WHERE account = $1 AND NOT succeeded AND NOT passed AND NOT cleared AND at > $2::timestamptz RETURNING 1`,
    [account, since],
  );
  return rows.length;
}

/** When accounts lock by themselves: the default strategy's figures, for whoever is guessed at. */
export interface Lockout {
  readonly afterFailures: number;
  readonly minutes: number;
}

export async function readLockout(sql: Sql): Promise<Lockout | undefined> {
  const [row] = await sql.query<{ afterFailures: number | null; minutes: number | null }>(
    'SELECT lock_after_failures AS "afterFailures", lock_minutes AS minutes FROM security_strategy WHERE is_default',
  );
  return row?.afterFailures && row.minutes ? { afterFailures: row.afterFailures, minutes: row.minutes } : undefined;
}
