import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './faults.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './server.ts';

/** A PostgreSQL that is started again whenever it ends by itself. Its address stays. */
export interface SupervisedPostgres {
  readonly baseUrl: string;
  readonly adopted: boolean;
  /** When it was given up: it ended, or could not be started, too often. */
  readonly givenUp: Promise<EmbeddedPostgresError>;
  stop(): Promise<void>;
}

export interface SupervisionOptions extends EmbeddedOptions {
  /** How long it waits before each start after the first end, the second … ; the last one holds for all further ones. */
  readonly waitMs?: readonly number[];
  /** Ends, and starts that fail, within `withinMs` of each other before it gives up. */
  readonly endsMax?: number;
  readonly withinMs?: number;
}

const usual = { waitMs: [100, 500, 1_000, 2_000, 4_000, 8_000], endsMax: 10, withinMs: 300_000 } as const;

class Supervisor implements SupervisedPostgres {
  readonly baseUrl: string;
  readonly adopted: boolean;
  readonly givenUp: Promise<EmbeddedPostgresError>;
  private readonly options: SupervisionOptions & typeof usual;
  private readonly say: (message: string) => void;
  private readonly stopping = new AbortController();
  private server: EmbeddedPostgres;
  private ends: number[] = [];
  private readonly watching: Promise<EmbeddedPostgresError | undefined>;

  constructor(server: EmbeddedPostgres, options: SupervisionOptions) {
    this.server = server;
    this.baseUrl = server.baseUrl;
    this.adopted = server.adopted;
    this.options = { ...usual, ...options, portPreferred: server.port, portFixed: true } as SupervisionOptions & typeof usual;
    this.say = options.say ?? (() => undefined);
    this.watching = this.watch();
    this.givenUp = this.watching.then((error) => error ?? new Promise<never>(() => undefined)); // stopped in order: never
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.server.stop();
    await this.watching;
    await this.server.stop(); // one that was just starting
  }

  private async watch(): Promise<EmbeddedPostgresError | undefined> {
    for (;;) {
      let why = `PostgreSQL ended (${await this.server.ended}).`;
      while (!this.stopping.signal.aborted) {
        const now = performance.now();
        this.ends = [...this.ends.filter((end) => now - end < this.options.withinMs), now];
        if (this.ends.length > this.options.endsMax) return this.giveUp(why);
        this.say(`${why} Starting it again.`);
        const failure = await this.restart();
        if (failure === undefined) break;
        why = failure;
      }
      if (this.stopping.signal.aborted) return undefined;
    }
  }

  /** @returns why it could not be started */
  private async restart(): Promise<string | undefined> {
    const { waitMs } = this.options;
    const wait = waitMs[Math.min(this.ends.length, waitMs.length) - 1] ?? 0;
    await delay(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    if (this.stopping.signal.aborted) return undefined;
    try {
      this.server = await startEmbedded(this.options);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private giveUp(why: string): EmbeddedPostgresError {
    return new EmbeddedPostgresError(
      `PostgreSQL ended or failed to start ${this.ends.length} times within ${this.options.withinMs / 1_000} seconds and is not started again. Mend what is wrong and start Wagewright again; the data is untouched. The last time: ${why}`,
    );
  }
}

/**
 * Starts PostgreSQL as `startEmbedded` does and keeps it running.
 * @throws EmbeddedPostgresError where the first start fails
 */
export const superviseEmbedded = async (options: SupervisionOptions): Promise<SupervisedPostgres> =>
  new Supervisor(await startEmbedded(options), options);
