import type { Clock } from '../clock.ts';

interface Timed {
  leftMs: number;
  /** Since when it runs; undefined while all stand still. */
  runsFromMs: number | undefined;
  readonly end: () => void;
}

/**
 * The time that notices have left (ADR 34). It stands still for all of them while somebody points at one or has the keyboard in it: when one
 * goes, the others move, and none may move from under a pointer. What is left runs on afterwards.
 */
export class NoticeTimers {
  readonly #clock: Clock;
  readonly #notices = new Map<string, Timed>();
  /** Who holds the time still: a notice, by pointer or by keyboard. */
  readonly #holders = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @param end takes the notice away */
  start(id: string, durationMs: number, end: () => void): void {
    const notice: Timed = { leftMs: durationMs, runsFromMs: undefined, end };
    this.#notices.set(id, notice);
    if (this.#holders.size === 0) this.#run(id, notice);
  }

  hold(id: string, by: 'pointer' | 'keyboard'): void {
    this.#holders.add(`${by} ${id}`);
    const now = this.#clock.elapsedMs();
    for (const notice of this.#notices.values()) {
      if (notice.runsFromMs === undefined) continue;
      notice.leftMs -= now - notice.runsFromMs;
      notice.runsFromMs = undefined;
    }
  }

  release(id: string, by: 'pointer' | 'keyboard'): void {
    this.#holders.delete(`${by} ${id}`);
    this.#runAll();
  }

  /** The notice is gone, by its time or by hand: it holds nothing any more. */
  gone(id: string): void {
    this.#notices.delete(id);
    this.#holders.delete(`pointer ${id}`);
    this.#holders.delete(`keyboard ${id}`);
    this.#runAll();
  }

  #runAll(): void {
    if (this.#holders.size > 0) return;
    for (const [id, notice] of this.#notices) if (notice.runsFromMs === undefined) this.#run(id, notice);
  }

  #run(id: string, notice: Timed): void {
    const from = this.#clock.elapsedMs();
    notice.runsFromMs = from;
    void this.#clock.wait(notice.leftMs).then(() => {
      // held meanwhile: another run has what was left
      if (this.#notices.get(id) !== notice || notice.runsFromMs !== from) return;
      this.#notices.delete(id);
      notice.end();
    });
  }
}
