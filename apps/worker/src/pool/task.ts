import type { Language } from '@wagewright/contracts';
import type { PayslipDetail } from '@wagewright/contracts/payroll/payslips';
import type { ChunkAddress } from '@wagewright/db/payroll/runs';
import type { ScenarioClaim, ScenarioFailure } from '@wagewright/db/payroll/scenarios';
import type { ClaimedComparison, ComparisonFailure, ComparisonSlice } from '@wagewright/db/payroll/variance';
import type pg from 'pg';
import type { FailPoint } from '../fail-points.ts';

/** What every thread gets at its start. */
export interface ThreadData {
  /** Settings of a connection in the app's role. */
  readonly connection: pg.ClientConfig;
  readonly failPoint: FailPoint | undefined;
}

/** What is known of a chunk's thread from outside. It outlives the thread. */
export type TaskMemory = SharedArrayBuffer;

export interface ChunkTask extends ChunkAddress {
  readonly memory: TaskMemory;
}

/** People of a scenario, over all its periods. */
export interface SliceTask extends ScenarioClaim {
  /** Rows of the base, both inclusive. */
  readonly fromRow: number;
  readonly toRow: number;
  readonly memory: TaskMemory;
}

/** People whom one of two batches pays. */
export interface ComparisonTask extends ClaimedComparison {
  readonly slice: ComparisonSlice;
  /** People of the slices before. */
  readonly peopleBefore: number;
  readonly memory: TaskMemory;
}

/** Payslips to be written as documents. */
export interface DocumentsTask {
  readonly details: readonly PayslipDetail[];
  readonly language: Language;
  /** What the documents say of when they were made. */
  readonly madeAt: Date;
  readonly memory: TaskMemory;
}

/**
 * `stored`; `refused`: it is somebody else's by now, or over; or why nobody can calculate it. What a thread throws loses its class and fields
 * on the way.
 */
export type SliceOutcome = 'stored' | 'refused' | ScenarioFailure;
export type ComparisonOutcome = 'stored' | 'refused' | ComparisonFailure;

const places = { row: 0, thread: 1 } as const;

export const createTaskMemory = (): TaskMemory => new SharedArrayBuffer(8);
const note = (memory: TaskMemory, place: number, value: number): void => void Atomics.store(new Int32Array(memory), place, value);
const read = (memory: TaskMemory, place: number): number => Atomics.load(new Int32Array(memory), place);

export const noteRow = (memory: TaskMemory, rowNumber: number): void => note(memory, places.row, rowNumber);
/** The row number that the thread is at while it computes row by row, else 0. */
export const rowOf = (memory: TaskMemory): number => read(memory, places.row);

export const noteThread = (memory: TaskMemory, threadId: number): void => note(memory, places.thread, threadId);
/** The thread that has taken the chunk up; 0 while it waits for one. */
export const threadOf = (memory: TaskMemory): number => read(memory, places.thread);

/** `nothing-to-do`: the chunk was done already, or its run is over. */
export type ChunkOutcome = 'nothing-to-do' | 'finished' | 'refused' | 'over' | 'stage-finished' | 'run-finished' | 'run-failed';

export interface ChunkReport {
  readonly outcome: ChunkOutcome;
  readonly rows: number;
  readonly referenceRows: number;
  /** Milliseconds of each part. */
  readonly timings: Readonly<Record<'claim' | 'read' | 'compute' | 'encode' | 'finish', number>>;
}
