import type { TablePlan } from '@wagewright/calc-engine';
import { AppError, type ErrorCode, type ErrorParameters, type JobData } from '@wagewright/contracts';
import type { FindingCause } from '../findings/index.ts';

/** `what-if` covers a copy against another; it, `replay` and `retro` never become their batch's result. */
export type RunKind = 'prepare' | 'calculate' | 'partial' | 'retro' | 'what-if' | 'replay';
/** At most one run of these kinds is active in a batch, which is `calculating` meanwhile; the unique index says the same. */
export const activeKinds: readonly RunKind[] = ['prepare', 'calculate', 'partial', 'retro'];
/** Kinds that make their result current. */
export const resultKinds: readonly RunKind[] = ['calculate', 'partial'];
export type RunState = 'running' | 'finished' | 'failed' | 'cancelled';

export type ChunkAddress = JobData['payroll.calculate-chunk'];

/** Why a run has failed: stored on the run and, until the next result, on its batch; told in the reader's language by its code and parameters. */
export type RunFailure = Pick<AppError, 'code' | 'parameters' | 'message'>;

export const runFailure = (code: ErrorCode, parameters: ErrorParameters): RunFailure => {
  const { message } = new AppError(code, parameters);
  return { code, parameters, message };
};

/** A failure that trying again cannot cure: the run ends at once. */
export class RunFailedError extends Error {
  readonly failure: RunFailure;

  constructor(code: ErrorCode, parameters: ErrorParameters) {
    const failure = runFailure(code, parameters);
    super(failure.message);
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

/** A table that a stage's chunks write. */
export interface StageTable {
  readonly no: number;
  /** `one`: a row a payee; `many`: any number of lines. */
  readonly lines: 'one' | 'many';
}

/** Tables of one stage, within the steps that the run calculates. */
export interface StageShape {
  readonly tables: readonly StageTable[];
  /** Made by PostgreSQL from the rows of all employees when the stage's chunks are done, in this order. */
  readonly shared: readonly TablePlan[];
}

/** What a program's results look like to the run: what each stage writes, what is summed, and what must hold. */
export interface ResultShape {
  /** At least one. */
  readonly stages: readonly StageShape[];
  /** Integer, decimal and money columns of data tables. */
  readonly sums: readonly ResultColumn[];
  /** By the number of each of the program's questions: the stage that asks it. */
  readonly questionStages: readonly number[];
  /** What findings of a batch of the program share, in order of their numbers. */
  readonly causes: readonly FindingCause[];
  /** The batch's figures: net = gross − deductions. Null where a run up to a step leaves one of them out. */
  readonly summary: { readonly gross: ResultColumn; readonly deductions: ResultColumn; readonly net: ResultColumn } | null;
}

/** What a finished chunk counted. Sums are minor units as text, by `Table.Column`. */
export interface ChunkResult {
  readonly payees: number;
  readonly held: number;
  /** Rows written to `calc.row`, by table number. */
  readonly rows: Readonly<Record<string, number>>;
  /** Failed cells. */
  readonly errors: number;
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
  /** Of a partial run: employees who were not named and whose result changed, because they read what all employees make together. */
  readonly others?: number;
}

/** What a run's chunks counted together; amounts are minor units as text, by `Table.Column`. */
export interface CountedRun {
  readonly payees: number;
  readonly held: number;
  readonly errors: number;
  readonly payeesWithErrors: number;
  readonly paid: Readonly<Record<string, string>>;
}
