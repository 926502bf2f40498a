import { useEffect, useState } from 'react';
import { useClock } from '../../clock-context.ts';

export interface Progress {
  readonly part: string;
  readonly done: number;
  readonly total: number;
}

interface Sight {
  readonly atMs: number;
  readonly done: number;
}

const measuredMsMin = 400;

/** How fast and how much longer, from what this browser saw of one part itself: its clock need not agree with the server's. */
export function useRate({ part, done, total }: Progress): { readonly perSecond: number; readonly secondsLeft: number } | null {
  const clock = useClock();
  const [sights, setSights] = useState<{ part: string; first: Sight; last: Sight }>();
  useEffect(() => {
    const sight = { atMs: clock.elapsedMs(), done };
    setSights((before) => (before?.part === part ? { ...before, last: sight } : { part, first: sight, last: sight }));
  }, [clock, part, done]);
  if (!sights || sights.part !== part) return null;
  const [elapsedMs, made] = [sights.last.atMs - sights.first.atMs, sights.last.done - sights.first.done];
  if (elapsedMs < measuredMsMin || made <= 0) return null;
  const perSecond = (made * 1_000) / elapsedMs;
  return { perSecond, secondsLeft: Math.max(0, total - sights.last.done) / perSecond };
}
