import { callerConventions } from '@wagewright/contracts';
import type { Clock } from '../clock.ts';

/** Calls that start this close to each other were made together and share one minimum. */
const togetherMs = 100;

/** Holds the answers of calls that a person waits for until the conventions' minimum has passed, so that screens do not flicker. */
export class MinimumTime {
  readonly #clock: Clock;
  #startedAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Called when a call starts; the returned function resolves once its answer may be shown. */
  begin(): () => Promise<void> {
    const now = this.#clock.elapsedMs();
    if (now - this.#startedAt > togetherMs) this.#startedAt = now;
    const readyAt = this.#startedAt + callerConventions.callMinimumMs;
    return async () => {
      const leftMs = readyAt - this.#clock.elapsedMs();
      if (leftMs > 0) await this.#clock.wait(leftMs);
    };
  }
}
