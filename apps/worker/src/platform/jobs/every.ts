import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Something that is done again and again until it is stopped. */
export interface Repeated {
  /** Ends it, after the turn that is going on. */
  stop(): Promise<void>;
}

/** Does something now and then every so many seconds; a turn that fails is logged and the next one comes. */
export function every(seconds: number, what: string, log: Logger, turn: () => Promise<unknown>): Repeated {
  const stopping = new AbortController();
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await turn().catch((error: unknown) => log.error({ err: error }, `${what} failed`));
      await delay(seconds * 1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
