import type { ChunkAddress } from '@wagewright/db/payroll/runs';
import type pg from 'pg';
import type { FailPoint } from '../fail-points.ts';

/** What every thread gets at its start. */
export interface ThreadData {
  /** Settings of a connection in the app's role. */
  readonly connection: pg.ClientConfig;
  readonly failPoint: FailPoint | undefined;
}

export interface ChunkTask extends ChunkAddress {
  /** One Int32: the row number that the thread is at while it computes row by row, else 0. It outlives the thread. */
  readonly atRow: SharedArrayBuffer;
}

/** `nothing-to-do`: the chunk was done already, or its run is over. */
export type ChunkOutcome = 'nothing-to-do' | 'finished' | 'refused' | 'over' | 'stage-finished' | 'run-finished' | 'run-failed';

export interface ChunkReport {
  readonly outcome: ChunkOutcome;
  readonly rows: number;
  readonly referenceRows: number;
  /** Milliseconds of each part. */
  readonly timings: Readonly<Record<'claim' | 'read' | 'compute' | 'encode' | 'finish', number>>;
}
