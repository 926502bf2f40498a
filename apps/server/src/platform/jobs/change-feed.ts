import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Change, changeChannel } from '@wagewright/contracts';
import { appConnection, type Prisma } from '@wagewright/db';
import pg from 'pg';
import type { Logger } from 'pino';

const reconnectMs = 1_000;
const queuedChangesMax = 1_000;

/** Changes announced by any process, heard by LISTEN on one connection and handed to this process's subscribers. */
export interface ChangeFeed {
  /** Announces a change when the transaction commits. */
  announce(tx: Pick<Prisma.TransactionClient, '$executeRaw'>, change: Change): Promise<void>;
  /** The relevant changes from now on, until the signal aborts. Several that wait together arrive as one. */
  listen(relevant: (change: Change) => boolean, stop: AbortSignal): AsyncIterable<Change>;
  stop(): Promise<void>;
}

export async function announceChange(tx: Pick<Prisma.TransactionClient, '$executeRaw'>, change: Change): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${changeChannel}, ${JSON.stringify(change)})`;
}

async function* relevantChanges(emitter: EventEmitter, relevant: (change: Change) => boolean, stop: AbortSignal): AsyncGenerator<Change> {
  const waiting: Change[] = [];
  let wake: (() => void) | undefined;
  const hear = (change: Change) => {
    if (!relevant(change)) return;
    if (waiting.length < queuedChangesMax) waiting.push(change);
    wake?.();
  };
  const end = () => wake?.();
  emitter.on('change', hear);
  stop.addEventListener('abort', end);
  try {
    while (!stop.aborted) {
      const latest = waiting.at(-1);
      waiting.length = 0;
      if (latest) yield latest;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    emitter.off('change', hear);
    stop.removeEventListener('abort', end);
  }
}

/** Connects and keeps connected: after a lost connection every subscriber is told to look again, since changes may have been missed. */
export async function startChangeFeed(url: string, log: Logger): Promise<ChangeFeed> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const stopped = new AbortController();
  let client: pg.Client | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client(appConnection({ url, applicationName: 'wagewright-server' }));
    next.on('notification', ({ payload }) => {
      if (payload) emitter.emit('change', JSON.parse(payload) as Change);
    });
    next.on('error', () => undefined);
    next.once('end', () => void reconnect());
    await next.connect();
    await next.query(`LISTEN ${changeChannel}`);
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    client = undefined;
    while (!stopped.signal.aborted) {
      try {
        await delay(reconnectMs, undefined, { signal: stopped.signal });
        await connect();
        emitter.emit('change', { topic: 'inbox-all' } satisfies Change);
        emitter.emit('reconnected');
        return;
      } catch (error) {
        if (!stopped.signal.aborted) log.warn({ err: error }, 'change feed is not connected');
      }
    }
  };
  await connect();
  return {
    announce: announceChange,
    listen: (relevant, stop) => relevantChanges(emitter, relevant, stop),
    stop: async () => {
      stopped.abort();
      await client?.end().catch(() => undefined);
    },
  };
}
