/** The browser's time, in one place so that tests can stand in for it. */
export interface Clock {
  /** Milliseconds that only grow; for measuring. */
  readonly elapsedMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => Date;
}

export const browserClock: Clock = {
  elapsedMs: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => new Date(),
};
