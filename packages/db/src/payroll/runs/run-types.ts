import type { JobData } from '@wagewright/contracts';

/** `what-if` covers a copy against another; it, `replay` and `retro` never become their batch's result. */
export type RunKind = 'prepare' | 'calculate' | 'partial' | 'retro' | 'what-if' | 'replay';
/** At most one run of these kinds is active in a batch, which is `calculating` meanwhile; the unique index says the same. */
export const activeKinds: readonly RunKind[] = ['prepare', 'calculate', 'partial', 'retro'];
/** Kinds that make their result current. */
export const resultKinds: readonly RunKind[] = ['calculate', 'partial'];
export type RunState = 'running' | 'finished' | 'failed' | 'cancelled';

export type ChunkAddress = JobData['payroll.calculate-chunk'];

/** Why a run has failed: stored on the run and, until the next result, on its batch. */
export interface RunFailure {
  readonly code: 'CHUNK_FAILED' | 'INVARIANT_BROKEN' | 'DEFINITION_CHANGED' | 'ENGINE_DISAGREES' | 'INPUT_INCOMPLETE';
  /** Whom, what, where, why. */
  readonly message: string;
  readonly nextStep: string;
}

/** A failure that trying again cannot cure: the run ends at once. */
export class RunFailedError extends Error {
  readonly failure: RunFailure;

  constructor(failure: RunFailure, cause?: unknown) {
    super(failure.message, cause === undefined ? {} : { cause });
    this.name = 'RunFailedError';
    this.failure = failure;
  }
}

/** Where a column of a result stands. */
export interface ResultColumn {
  readonly tableNo: number;
  /** `Table.Column`. */
  readonly path: string;
  /** 1-based position in `v`. */
  readonly position: number;
  readonly scale: number;
}

/** What a program's results look like to the run: what is summed, and what must hold. */
export interface ResultShape {
  /** Numbers of the tables that have one row a payee. */
  readonly tableNumbers: readonly number[];
  /** Integer, decimal and money columns. */
  readonly sums: readonly ResultColumn[];
  /** The batch's figures: net = gross − deductions. */
  readonly summary: { readonly gross: ResultColumn; readonly deductions: ResultColumn; readonly net: ResultColumn } | null;
}

/** What a finished chunk counted. Sums are minor units as text, by `Table.Column`. */
export interface ChunkResult {
  readonly payees: number;
  readonly held: number;
  /** Rows written to `calc.row`, by table number. */
  readonly rows: Readonly<Record<string, number>>;
  /** Failed cells; payees with at least one. */
  readonly errors: number;
  readonly payeesWithErrors: number;
  readonly referenceRows: number;
  /** Over everybody who is not held. */
  readonly paid: Readonly<Record<string, string>>;
  /** Over everybody: what PostgreSQL must find again in the stored rows. */
  readonly stored: Readonly<Record<string, string>>;
  /** Payees whose net is not gross − deductions, not held; a few of their ids. */
  readonly unbalanced: readonly number[];
}

/** `calculation_run.totals`. Amounts are decimal text at their column's scale. */
export interface RunTotals {
  readonly payees: number;
  readonly held: number;
  readonly payeesWithErrors: number;
  readonly summary: { readonly gross: string; readonly deductions: string; readonly net: string } | null;
  /** By `Table.Column`, over everybody who is not held. */
  readonly columns: Readonly<Record<string, string>>;
}
