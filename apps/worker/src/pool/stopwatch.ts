import { performance } from 'node:perf_hooks';
import type { ChunkReport } from './task.ts';

type Part = keyof ChunkReport['timings'];

/** Measures the parts of a chunk in milliseconds, one after the other. */
export function stopwatch(): { readonly timings: ChunkReport['timings']; lap(part: Part): void } {
  const timings: Record<Part, number> = { claim: 0, read: 0, compute: 0, encode: 0, finish: 0 };
  let last = performance.now();
  return {
    timings,
    lap: (part) => {
      const now = performance.now();
      timings[part] = now - last;
      last = now;
    },
  };
}
