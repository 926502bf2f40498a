import type { Sql } from '../../sql.ts';

/** What is kept for a time only, and when it may go. Nothing here is a record of work or pay. */
const expired: readonly string[] = [
  'DELETE FROM idempotency_key WHERE expires_at < now()',
  'DELETE FROM captcha_challenge WHERE expires_at < now()',
  "DELETE FROM sign_in_step WHERE expires_at < now() - interval '1 day'",
  "DELETE FROM sign_in_provider_attempt WHERE expires_at < now() - interval '1 day'",
  "DELETE FROM account_lookup WHERE expires_at < now() - interval '1 day'",
  "DELETE FROM certificate_lookup WHERE at < now() - interval '1 day'",
  "DELETE FROM session WHERE expires_at < now() - interval '90 days'",
  // the latest one of each schedule says from where its moments count
  "DELETE FROM schedule_run r WHERE due_at < now() - interval '90 days' AND EXISTS (SELECT 1 FROM schedule_run n WHERE n.schedule = r.schedule AND n.due_at > r.due_at)",
  "DELETE FROM sign_in_attempt WHERE at < now() - interval '365 days'",
];

/** Deletes stored answers, captchas, sessions, sign-in attempts and the log of what was done by the clock that are no longer of use. */
export async function deleteExpired(sql: Sql): Promise<void> {
  for (const statement of expired) await sql.query(statement);
}
