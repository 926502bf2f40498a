import { randomInt } from 'node:crypto';
import pg from 'pg';
import { appConnection } from '../client.ts';
import { recordOwnAudit } from '../platform/index.ts';
import { sqlOfClient } from '../sql.ts';
import { hashSeedPassword } from './hash-seed-password.ts';

/** Without those that are mistaken for another: 0 and O, 1, l and I. */
const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const lettersOfGroup = 5;

/** Some 116 bits, in groups that are read out well. */
const makePassword = (): string =>
  Array.from({ length: groups }, () => Array.from({ length: lettersOfGroup }, () => letters[randomInt(letters.length)]).join('')).join('-');

/**
 * Sets a new password for an account that nobody has ever signed in with, which its owner changes at the first sign-in. It stands nowhere but in
 * the answer, so whoever has lost it starts the product again.
 * @returns null where somebody has signed in with the account, or it does not exist
 */
export async function givePassword(url: string, account: string): Promise<{ readonly account: string; readonly password: string } | null> {
  const client = new pg.Client(appConnection({ url, applicationName: 'wagewright-tools' }));
  const password = makePassword();
  const hashed = await hashSeedPassword(password);
  await client.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: number }>(
      `UPDATE app_user SET password_hash = $2, password_set_at = clock_timestamp(), must_change_password = true
       WHERE account = $1 AND last_sign_in_at IS NULL AND (must_change_password OR password_hash IS NULL) RETURNING id`,
      [account, hashed],
    );
    const [user] = rows;
    if (user) {
      const sql = sqlOfClient(client);
      await sql.query(
        `INSERT INTO password_history (user_id, password_hash, way, set_by_user_id, set_at)
         VALUES ($1::int, $2, 'administrator', $1::int, clock_timestamp())`,
        [user.id, hashed],
      );
      const told = { procedure: 'start/give-first-password', entity: 'user', entityId: user.id };
      await recordOwnAudit(sql, { ...told, before: null, after: { mustChangePassword: true }, traceId: 'start' });
    }
    await client.query('COMMIT');
    return user ? { account, password } : null;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}
