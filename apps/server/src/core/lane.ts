import { AppError } from '@wagewright/contracts';

interface Waiting {
  readonly key: string;
  start(): void;
}

const secondsUntilRetry = 2;

/**
 * Slow work a few at a time, however many ask for it: who comes first is served first, one after another where the key is the same,
 * and past the length of the queue nobody waits in vain.
 */
export class Lane {
  readonly #atOnce: number;
  readonly #waitingMax: number;
  readonly #running = new Set<string>();
  readonly #waiting: Waiting[] = [];

  constructor(options: { readonly atOnce: number; readonly waitingMax: number }) {
    this.#atOnce = options.atOnce;
    this.#waitingMax = options.waitingMax;
  }

  /** @throws AppError OVERLOADED when too many wait already */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#isFree(key)) this.#running.add(key);
    else await this.#turn(key);
    try {
      return await work();
    } finally {
      this.#running.delete(key);
      this.#startNext();
    }
  }

  #isFree(key: string): boolean {
    return this.#running.size < this.#atOnce && !this.#running.has(key);
  }

  async #turn(key: string): Promise<void> {
    if (this.#waiting.length >= this.#waitingMax) throw new AppError('OVERLOADED', { seconds: secondsUntilRetry });
    await new Promise<void>((resolve) => this.#waiting.push({ key, start: resolve }));
  }

  /** Takes the place at once, so that nobody who comes later slips in before the waiting one goes on. */
  #startNext(): void {
    const index = this.#waiting.findIndex(({ key }) => this.#isFree(key));
    const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (!next) return;
    this.#running.add(next.key);
    next.start();
  }
}
