import { outboxColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';

/** A message that waits to be sent. */
export interface QueuedMessage {
  /** A bigint as text. */
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly template: string;
  readonly language: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
}

/**
 * Takes the next waiting messages; other senders pass over them until the transaction ends.
 * @param afterId the last message of the batch before, so that one pass tries every message once
 */
export async function takeMessages(sql: Sql, afterId: string, messagesMax: number): Promise<QueuedMessage[]> {
  const rows = await sql.query<Omit<QueuedMessage, 'channel' | 'payload'> & { channel: string; payload: unknown }>(
    `SELECT id::text AS id, channel, recipient, template, language, payload, attempts FROM outbox_message
     WHERE status = 'queued' AND id > $1::bigint ORDER BY outbox_message.id LIMIT $2::int FOR UPDATE SKIP LOCKED`,
    [afterId, messagesMax],
  );
  return rows.map((row) => ({ ...row, channel: outboxColumns.channel(row.channel), payload: outboxColumns.payload(row.payload) }));
}

export interface SentMessage {
  readonly id: string;
  readonly status: 'sent' | 'queued' | 'failed';
  readonly error: string | null;
}

/** Writes down how the attempts went, in the transaction that took the messages. */
export async function recordMessages(sql: Sql, messages: readonly SentMessage[]): Promise<void> {
  await sql.query(
    `UPDATE outbox_message o
     SET status = m.status, last_error = m.error, attempts = o.attempts + 1, sent_at = CASE WHEN m.status = 'sent' THEN clock_timestamp() END
     FROM jsonb_to_recordset($1::jsonb) AS m (id bigint, status text, error text) WHERE o.id = m.id`,
    [JSON.stringify(messages)],
  );
}

/** True while something waits to be sent. */
export async function hasQueuedMessages(sql: Sql): Promise<boolean> {
  return (await sql.query(`SELECT 1 FROM outbox_message WHERE status = 'queued' LIMIT 1`)).length > 0;
}
