import type { Sql } from '../../sql.ts';

/** What is kept for a time only, and when it may go. Nothing here is a record of work or pay. */
const expired: readonly string[] = [
  'DELETE FROM idempotency_key WHERE expires_at < now()',
  'DELETE FROM captcha_challenge WHERE expires_at < now()',
  "DELETE FROM session WHERE expires_at < now() - interval '90 days'",
  "DELETE FROM sign_in_attempt WHERE at < now() - interval '365 days'",
];

/** Deletes stored answers, captchas, sessions and sign-in attempts that are no longer of use. */
export async function deleteExpired(sql: Sql): Promise<void> {
  for (const statement of expired) await sql.query(statement);
}
