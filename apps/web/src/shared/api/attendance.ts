import type { Clock } from '../clock.ts';

/** What only somebody at the page does; a page scrolls by itself too. */
const acts = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focus'] as const;
/** What is asked within so long of an act may have been asked for by it; later it is the page that asks by itself. */
const presentMs = 60_000;

/** Tells whether anybody is at the page: what a page that was left open asks keeps no session alive. */
export function attendance({ elapsedMs }: Pick<Clock, 'elapsedMs'>, page: EventTarget): () => boolean {
  let lastAct = elapsedMs();
  const seen = () => void (lastAct = elapsedMs());
  for (const act of acts) page.addEventListener(act, seen, { capture: true, passive: true });
  return () => elapsedMs() - lastAct < presentMs;
}
