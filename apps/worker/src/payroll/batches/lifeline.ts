import { setTimeout as delay } from 'node:timers/promises';
import { chunkLockKeys } from '@wagewright/db';
import type { ChunkAddress } from '@wagewright/db/payroll/runs';
import pg from 'pg';
import type { Logger } from 'pino';

const reconnectMs = 250;

/**
 * By this others know that a worker lives, however little it gets done on a machine with much to do: one connection, which ends with the
 * process, holding a lock of the session for each chunk that the worker has in hand (docs/adr/0023-liveness-of-workers.md).
 */
export interface Lifeline {
  /** @returns to be called when the chunk is out of the worker's hands */
  hold(chunk: ChunkAddress): () => void;
  close(): Promise<void>;
}

class HeldLifeline implements Lifeline {
  private readonly settings: pg.ClientConfig;
  private readonly log: Logger;
  private readonly held = new Set<ChunkAddress>();
  /** Those of them whose lock this session has; a lock taken twice would have to be given back twice. */
  private readonly locked = new Set<ChunkAddress>();
  private client: pg.Client | undefined;
  private closed = false;
  /** Statements go one after the other. */
  private last: Promise<void> = Promise.resolve();

  constructor(settings: pg.ClientConfig, log: Logger) {
    this.settings = settings;
    this.log = log;
    this.then(() => this.connect());
  }

  hold(chunk: ChunkAddress): () => void {
    const held = { ...chunk };
    this.held.add(held);
    this.then(() => this.lock(held));
    return () => {
      this.held.delete(held);
      this.then(() => this.unlock(held));
    };
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.last;
    await this.client?.end().catch(() => undefined);
  }

  private then(step: () => Promise<void>): void {
    this.last = this.last.then(step).catch((error: unknown) => this.log.debug({ err: error }, 'lifeline'));
  }

  /** Shared, because a paused worker must not keep the one that overtakes it waiting. */
  private async lock(chunk: ChunkAddress): Promise<void> {
    if (!this.client || !this.held.has(chunk) || this.locked.has(chunk)) return;
    await this.client.query({
      name: 'lock-chunk',
      text: 'SELECT pg_advisory_lock_shared($1::int, $2::int)',
      values: [...chunkLockKeys(chunk)],
    });
    this.locked.add(chunk);
  }

  private async unlock(chunk: ChunkAddress): Promise<void> {
    if (!this.locked.delete(chunk)) return;
    await this.client?.query({
      name: 'unlock-chunk',
      text: 'SELECT pg_advisory_unlock_shared($1::int, $2::int)',
      values: [...chunkLockKeys(chunk)],
    });
  }

  private async connect(): Promise<void> {
    while (!this.closed) {
      const client = new pg.Client(this.settings);
      client.on('error', () => this.lose(client));
      client.on('end', () => this.lose(client));
      try {
        await client.connect();
        this.client = client;
        for (const chunk of this.held) await this.lock(chunk);
        return;
      } catch {
        await client.end().catch(() => undefined);
        await delay(reconnectMs);
      }
    }
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.locked.clear();
    if (!this.closed) this.then(() => this.connect());
  }
}

export const openLifeline = (settings: pg.ClientConfig, log: Logger): Lifeline => new HeldLifeline(settings, log);
