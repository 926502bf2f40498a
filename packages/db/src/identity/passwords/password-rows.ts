import type { Sql } from '../../sql.ts';

/** A user whose password is about to be set. */
export interface PasswordRow {
  readonly id: number;
  readonly passwordHash: string | null;
}

/** Locks a user's password until the transaction ends, so that two who change it at once come one after the other. */
export async function lockPassword(sql: Sql, userId: number): Promise<PasswordRow | undefined> {
  const [row] = await sql.query<PasswordRow>(
    'SELECT id, password_hash AS "passwordHash" FROM app_user WHERE id = $1::int FOR NO KEY UPDATE',
    [userId],
  );
  return row;
}

/** The latest passwords of a user as hashes, the current one among them. */
export async function readFormerPasswords(sql: Sql, userId: number, count: number): Promise<string[]> {
  const rows = await sql.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM password_history WHERE user_id = $1::int ORDER BY id DESC LIMIT $2::int',
    [userId, count],
  );
  return rows.map(({ hash }) => hash);
}
