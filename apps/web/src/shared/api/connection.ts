import type { Clock } from '../clock.ts';

/** `ok`: the server answers · `offline`: this device has no network · `gone`: there is a network, but no server. */
export type ConnectionState = 'ok' | 'offline' | 'gone';

export interface ConnectionDeps {
  readonly clock: Clock;
  /** Resolves where the server answered, whatever it said; rejects where nobody did. */
  readonly probe: () => Promise<unknown>;
  readonly isOnline: () => boolean;
}

/** How often a server that is gone is asked whether it is back. */
const askAgainMs = 2_000;

/**
 * Whether the server can be reached. It costs nothing while all is well: whoever misses an answer (a call, a stream that fell silent) says so,
 * and only then the server is asked, until it is back.
 */
export class Connection {
  readonly #deps: ConnectionDeps;
  readonly #listeners = new Set<() => void>();
  #state: ConnectionState = 'ok';
  #isAsking = false;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
  }

  readonly state = (): ConnectionState => this.#state;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Something that should have come did not. */
  readonly doubt = (): void => {
    if (!this.#isAsking) void this.#askUntilThere();
  };

  async #askUntilThere(): Promise<void> {
    this.#isAsking = true;
    while (!(await this.#isThere())) {
      this.#set(this.#deps.isOnline() ? 'gone' : 'offline');
      await this.#deps.clock.wait(askAgainMs);
    }
    this.#isAsking = false;
    this.#set('ok');
  }

  async #isThere(): Promise<boolean> {
    try {
      await this.#deps.probe();
      return true;
    } catch {
      return false;
    }
  }

  #set(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** A question that is not answered by then is not answered. */
const probeTimeoutMs = 2_000;
/** What a proxy says of a server that is not there. */
const absent: ReadonlySet<number> = new Set([502, 503, 504]);

/** Asks for the head of a small file of the server's own, past every cache. */
export async function probeServer(basePath: string): Promise<void> {
  const { status } = await fetch(`${basePath}/favicon.svg`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(probeTimeoutMs),
  });
  if (absent.has(status)) throw new Error(`The server is not there: ${status}`);
}
