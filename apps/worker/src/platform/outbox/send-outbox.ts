import { limits } from '@wagewright/contracts';
import { type QueuedMessage, readMessageWords, recordMessages, type SentMessage, sqlOfClient, takeMessages } from '@wagewright/db';
import type pg from 'pg';
import type { WorkerDeps } from '../../deps.ts';
import { UndeliverableError } from '../email/index.ts';
import { composeMessage, isTemplate } from './compose-message.ts';

type OutboxDeps = Pick<WorkerDeps, 'pool' | 'mailer' | 'sms' | 'log' | 'publicUrl'> & Partial<Pick<WorkerDeps, 'messageSecrets'>>;

/** By template: what a message says that stands nowhere in clear, found out when it leaves. */
export type MessageSecrets = Readonly<Record<string, (payload: QueuedMessage['payload']) => Promise<Readonly<Record<string, string>>>>>;

/** The carrier itself is away: the rest of the pass would fail in the same way. */
class CarrierAwayError extends Error {}

const awayCodes = ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ENOTFOUND', 'EAUTH', 'ETLS'];

const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && awayCodes.includes(String(error.code))) ||
    error.name === 'TimeoutError' ||
    (error.cause !== undefined && isAway(error.cause)));

type Words = Parameters<typeof composeMessage>[2];

async function carry({ mailer, sms, publicUrl, messageSecrets }: OutboxDeps, message: QueuedMessage, words: Words): Promise<void> {
  const secrets = await messageSecrets?.[message.template]?.(message.payload);
  const { subject, text } = composeMessage({ ...message, payload: { ...message.payload, ...secrets } }, publicUrl, words);
  if (message.channel === 'email') {
    if (!mailer) throw new CarrierAwayError('No mail server is set (SMTP_URL).');
    await mailer.send({ to: message.recipient, subject, text, messageId: `<outbox-${message.id}@${mailer.domain}>` });
  } else {
    if (!sms) throw new CarrierAwayError('No SMS provider is set (SMS_URL).');
    await sms.send({ to: message.recipient, text: subject, reference: `outbox-${message.id}` });
  }
}

/** @returns undefined where the attempt says nothing about the message itself */
async function attempt(deps: OutboxDeps, message: QueuedMessage, words: Words): Promise<SentMessage | undefined> {
  try {
    await carry(deps, message, words);
    return { id: message.id, status: 'sent', error: null };
  } catch (error) {
    if (error instanceof CarrierAwayError || isAway(error)) return undefined;
    const last = error instanceof UndeliverableError || message.attempts + 1 >= limits.outboxAttemptsMax;
    return { id: message.id, status: last ? 'failed' : 'queued', error: error instanceof Error ? error.message : String(error) };
  }
}

interface Pass {
  readonly lastId: string;
  readonly tried: number;
  readonly sent: number;
  /** Messages to be tried again. */
  readonly left: number;
}

/** Sends a batch and writes down its outcome; should the process die in between, Message-IDs tell receivers that they have it already. */
async function sendBatch(deps: OutboxDeps, client: pg.PoolClient, afterId: string, messagesMax: number): Promise<Pass> {
  const sql = sqlOfClient(client);
  await client.query('BEGIN');
  try {
    const messages = await takeMessages(sql, afterId, messagesMax);
    const words = await readMessageWords(sql, [...new Set(messages.map(({ template }) => template).filter(isTemplate))]);
    const outcomes = await Promise.all(messages.map((message) => attempt(deps, message, words)));
    const known = outcomes.filter((outcome) => outcome !== undefined);
    if (known.length > 0) await recordMessages(sql, known);
    await client.query('COMMIT');
    const sent = known.filter(({ status }) => status === 'sent').length;
    const failed = known.filter(({ status }) => status === 'failed').length;
    return { lastId: messages.at(-1)?.id ?? afterId, tried: messages.length, sent, left: messages.length - sent - failed };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // a broken connection has rolled back by itself
    throw error;
  }
}

/**
 * Sends every waiting message once.
 * @throws Error when some have to be tried again, so that the queue does so with growing delay
 */
export async function sendOutbox(deps: OutboxDeps, messagesMax: number = limits.outboxBatchMessages): Promise<void> {
  const client = await deps.pool.connect();
  let [lastId, sent, left] = ['0', 0, 0];
  try {
    for (;;) {
      const pass = await sendBatch(deps, client, lastId, messagesMax);
      lastId = pass.lastId;
      sent += pass.sent;
      left += pass.left;
      if (pass.tried === 0 || pass.left === pass.tried) break;
    }
  } finally {
    client.release();
  }
  if (sent > 0) deps.log.info({ sent, left }, 'messages sent');
  if (left > 0) throw new Error(`${left} messages could not be sent yet.`);
}
