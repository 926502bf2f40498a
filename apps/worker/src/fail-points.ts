import process from 'node:process';

/**
 * Named places at which a test lets the worker die, as a power cut would: the process ends at once, nothing is cleaned up.
 * `die-at-row` ends only the thread, at the payee of that row number, as an engine's defect or lack of memory would;
 * `hang-at-row` makes it loop for ever there. `pause-before-finish` stops the process until somebody lets it go on, as an overloaded host would.
 */
export const failPointNames = [
  'before-commit',
  'after-commit',
  'after-complete',
  'between-chunks',
  'die-at-row',
  'hang-at-row',
  'pause-before-finish',
] as const;
export type FailPointName = (typeof failPointNames)[number];

/** `nth`: the how-many-th passing (or which row number) counts, over all threads of the process. */
export interface FailPoint {
  readonly name: FailPointName;
  readonly nth: number;
  /** Passings so far, shared by the threads. */
  readonly passed: SharedArrayBuffer;
}

/** @param text `name:nth`, for example `before-commit:3` */
export function parseFailPoint(text: string): FailPoint {
  const [name, nth] = text.split(':');
  const known = failPointNames.find((candidate) => candidate === name);
  if (!known || !/^\d+$/.test(nth ?? ''))
    throw new Error(`"${text}" is no fail point: write name:nth with a name of ${failPointNames.join(', ')}.`);
  return { name: known, nth: Number(nth), passed: new SharedArrayBuffer(4) };
}

/** Ends (or pauses) the process when the armed point is passed for the nth time. */
export function passFailPoint(armed: FailPoint | undefined, name: FailPointName): void {
  if (armed?.name !== name) return;
  if (Atomics.add(new Int32Array(armed.passed), 0, 1) + 1 === armed.nth) {
    process.kill(process.pid, name === 'pause-before-finish' ? 'SIGSTOP' : 'SIGKILL');
  }
}

/** Ends the thread, or makes it hang, when these rows are computed and one of them is meant to do so. */
export function sufferAtRow(armed: FailPoint | undefined, fromRow: number, toRow: number): void {
  if (!armed || armed.nth < fromRow || armed.nth > toRow) return;
  if (armed.name === 'die-at-row') process.exit(1);
  while (armed.name === 'hang-at-row');
}
