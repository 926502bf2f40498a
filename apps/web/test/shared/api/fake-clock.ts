import type { Clock } from '../../../src/shared/clock.ts';

/** A clock that moves only when it is told to; those who wait go on in their order. */
export class FakeClock implements Clock {
  #now = 0;
  #waiting: { at: number; go: () => void }[] = [];

  readonly elapsedMs = (): number => this.#now;
  readonly now = (): Date => new Date(this.#now);
  readonly wait = (ms: number): Promise<void> => new Promise((go) => void this.#waiting.push({ at: this.#now + ms, go }));

  async advance(ms: number): Promise<void> {
    this.#now += ms;
    const due = this.#waiting.filter(({ at }) => at <= this.#now).toSorted((a, b) => a.at - b.at);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { go } of due) go();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }
}
