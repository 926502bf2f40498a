import { type JobData, limits } from '@wagewright/contracts';
import { readReset, type Sql } from '@wagewright/db';
import { passwordResetColumns } from '@wagewright/db/columns';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';
import { sendOutbox } from '../../platform/outbox/index.ts';

const templates = { email: 'password-link', phone: 'password-code' } as const;
const carriers = { email: 'email', phone: 'sms' } as const;

/** Writes what is to be sent: once, by the outbox's own key. What is secret of it is put in when it leaves. @returns false where there is nobody */
async function writeMessage(sql: Sql, resetId: string, now: Date): Promise<boolean> {
  const reset = await readReset(sql, resetId, now);
  if (!reset) return false;
  const channel = passwordResetColumns.channel(reset.channel);
  const payload = { name: reset.name, minutes: limits.resetMinutes, resetId };
  await sql.query(
    `INSERT INTO outbox_message (channel, thing, recipient, user_id, template, language, payload)
     VALUES ($1, $2, $3, $4::int, $5, $6, $7::jsonb) ON CONFLICT (channel, thing, recipient) DO NOTHING`,
    [carriers[channel], `password:${resetId}`, reset.recipient, reset.userId, templates[channel], reset.language, JSON.stringify(payload)],
  );
  return true;
}

/** Sends a link or a code; nothing where there is no such account. */
export const sendResets =
  (deps: WorkerDeps) =>
  async (jobs: Pick<Job<JobData['identity.send-reset']>, 'data'>[]): Promise<void> => {
    let isWritten = false;
    for (const { data } of jobs)
      isWritten = (await inTransaction(deps.pool, (sql) => writeMessage(sql, data.resetId, deps.clock()))) || isWritten;
    if (isWritten) await sendOutbox(deps);
  };
