import process from 'node:process';

/**
 * Named places at which a test lets the worker die, as a power cut would: the process ends at once, nothing is cleaned up.
 * `pause-before-finish` stops the process until somebody lets it go on, as an overloaded host would. `thread-exits`, `thread-hangs` and
 * `thread-exhausts` befall one thread once, at the nth chunk; `die-at-row`, `hang-at-row` and `exhaust-at-row` every time that the payee of
 * that row number is computed, as an engine's defect would.
 */
export const failPointNames = [
  'before-commit',
  'after-commit',
  'after-complete',
  'between-chunks',
  'between-parts',
  'pause-before-finish',
  'thread-exits',
  'thread-hangs',
  'thread-exhausts',
  'die-at-row',
  'hang-at-row',
  'exhaust-at-row',
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

/** Whether the armed point is this one, and this is its nth passing. */
const isPassed = (armed: FailPoint | undefined, name: FailPointName): boolean =>
  armed?.name === name && Atomics.add(new Int32Array(armed.passed), 0, 1) + 1 === armed.nth;

/** Longer than the process's first thread takes to be given a processor: it is the one that gets the signal and stops the others. */
const untilStoppedMs = 3_000;

/** Stops the process here: the thread that asks for it would otherwise go on for as long as the signal takes. */
function pause(): void {
  process.kill(process.pid, 'SIGSTOP');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, untilStoppedMs);
}

/** Ends (or pauses) the process when the armed point is passed for the nth time. */
export function passFailPoint(armed: FailPoint | undefined, name: FailPointName): void {
  if (!isPassed(armed, name)) return;
  if (name === 'pause-before-finish') pause();
  else process.kill(process.pid, 'SIGKILL');
}

function loopForEver(): never {
  for (;;);
}

/** Takes memory until the thread's limit ends it. */
function takeMemory(): never {
  const taken: number[][] = [];
  for (;;) taken.push(new Array<number>(100_000).fill(taken.length + 0.5));
}

const endThread = (): never => process.exit(1);

const atChunk: Partial<Record<FailPointName, () => never>> = {
  'thread-exits': endThread,
  'thread-hangs': loopForEver,
  'thread-exhausts': takeMemory,
};
const atRows: Partial<Record<FailPointName, () => never>> = {
  'die-at-row': endThread,
  'hang-at-row': loopForEver,
  'exhaust-at-row': takeMemory,
};

/** Befalls the thread when it computes its nth chunk. */
export function sufferAtChunk(armed: FailPoint | undefined): void {
  const befall = armed && atChunk[armed.name];
  if (befall && isPassed(armed, armed.name)) befall();
}

/** Befalls the thread when these rows are computed and the armed one is among them. */
export function sufferAtRow(armed: FailPoint | undefined, fromRow: number, toRow: number): void {
  if (armed && armed.nth >= fromRow && armed.nth <= toRow) atRows[armed.name]?.();
}
