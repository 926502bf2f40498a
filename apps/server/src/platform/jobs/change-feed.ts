import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@wagewright/contracts';
import { type Change, changeChannel, changeSchema } from '@wagewright/contracts/platform/jobs';
import { appConnection, type Prisma } from '@wagewright/db';
import pg from 'pg';
import type { Logger } from 'pino';

const reconnectMs = 1_000;

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

/** What a payload of the channel says; one of another version of the product says that something may have changed. */
function heard(payload: string): Change {
  const { success, data } = changeSchema.safeParse(JSON.parse(payload));
  return success ? data : { topic: 'anything' };
}

/** Hears from now on, not only once somebody asks for the first change; several that wait together are one. */
function relevantChanges(emitter: EventEmitter, relevant: (change: Change) => boolean, stop: AbortSignal): AsyncIterable<Change> {
  let latest: Change | undefined;
  let wake: (() => void) | undefined;
  const hear = (change: Change) => {
    if (!relevant(change)) return;
    latest = change;
    wake?.();
  };
  const end = () => {
    emitter.off('change', hear);
    wake?.();
  };
  emitter.on('change', hear);
  stop.addEventListener('abort', end, { once: true });
  return (async function* () {
    while (!stop.aborted) {
      const change = latest;
      latest = undefined;
      if (change) yield change;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  })();
}

/**
 * Connects and keeps connected. Subscribers are told to look again after a lost connection, since changes may have been missed, and every
 * minute, since a session also ends by time.
 */
export async function startChangeFeed(url: string, log: Logger): Promise<ChangeFeed> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const stopped = new AbortController();
  const lookAgain = () => void emitter.emit('change', { topic: 'anything' } satisfies Change);
  const clock = setInterval(lookAgain, limits.streamLooksAgainSeconds * 1_000).unref();
  let client: pg.Client | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client(appConnection({ url, applicationName: 'wagewright-server' }));
    next.on('notification', ({ payload }) => {
      if (payload) emitter.emit('change', heard(payload));
    });
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`LISTEN ${changeChannel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // only from now on: one that never listened ends as well, and whoever tries again is at it already
    next.once('end', () => void reconnect());
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    client = undefined;
    while (!stopped.signal.aborted) {
      try {
        await delay(reconnectMs, undefined, { signal: stopped.signal });
        await connect();
        lookAgain();
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
      clearInterval(clock);
      await client?.end().catch(() => undefined);
    },
  };
}
