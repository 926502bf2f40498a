/** A sight of a run's progress: when, in milliseconds of this browser's clock, and how many people were done. */
export interface Sight {
  readonly atMs: number;
  readonly done: number;
}

const measuredMsMin = 400;

/** People a second and seconds left, from what this browser saw itself: its clock need not agree with the server's. Null until it can be said. */
export function estimate(first: Sight, last: Sight, total: number): { perSecond: number; secondsLeft: number } | null {
  const elapsedMs = last.atMs - first.atMs;
  const made = last.done - first.done;
  if (elapsedMs < measuredMsMin || made <= 0) return null;
  const perSecond = (made * 1000) / elapsedMs;
  return { perSecond, secondsLeft: Math.max(0, total - last.done) / perSecond };
}
