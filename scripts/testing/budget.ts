import type { PartResult } from './part.ts';

/**
 * Processor time, in seconds, from which on a run says that it is becoming dear: eleven minutes of two processors. A change that brings a run past it
 * makes something cheaper (docs/adr/0085-what-the-test-run-costs.md). It fails nothing: how fast a processor is says nothing about the change.
 */
export const processorSecondsAim = 1_320;
const filesShown = 12;

const inSeconds = (seconds: number): string => `${seconds.toFixed(0)} s`;

/** The files that took longest, the dearest first. */
export function dearest(results: readonly PartResult[]): string[] {
  const files = results.flatMap((result) => result.files ?? []).toSorted((left, right) => right.seconds - left.seconds);
  return files.slice(0, filesShown).map(({ name, seconds }) => `${inSeconds(seconds).padStart(7)}  ${name}`);
}

/** What a whole run has used, held against what it should, line by line. */
export function saySpent(results: readonly PartResult[], database: number | undefined): string[] {
  const parts = [...results.map(({ name, processorSeconds }) => [name, processorSeconds] as const), ['database', database] as const];
  const known = parts.flatMap(([name, seconds]) => (seconds === undefined ? [] : [[name, seconds] as const]));
  const total = known.reduce((sum, [, seconds]) => sum + seconds, 0);
  const list = known.map(([name, seconds]) => `${name} ${inSeconds(seconds)}`).join(', ');
  const lines = known.length < parts.length ? [] : [`Processor time: ${list}; in all ${inSeconds(total)}.`];
  if (total > processorSecondsAim) {
    const what = `more than the ${processorSecondsAim} s that it should be`;
    lines.push(`That is ${what} (docs/adr/0085-what-the-test-run-costs.md). Longest were:`, ...dearest(results));
  }
  return lines;
}
