/** What runs over a chunk of employees: its input and output, the kernel between them, and one row or cell of it. */
import type { PeriodFacts } from '@wagewright/contracts/definition';
import type { CellErrorCode } from '../errors.ts';
import type { Program, TextRange } from './plans.ts';

/** Bounds of one input column over the rows of a run, in minor units. */
export interface ColumnStatistics {
  readonly min: number;
  readonly max: number;
  /** Some value is blank (NaN). */
  readonly blank: boolean;
}

/** By table number, then position − 1 of the `v` columns. */
export type InputStatistics = ReadonlyMap<number, readonly (ColumnStatistics | undefined)[]>;

export interface InputTable {
  /** By v position − 1. Minor units; NaN is blank. A missing array means every row is blank. */
  readonly numbers: readonly (Float64Array | undefined)[];
  /** By t position − 1; null is blank. */
  readonly texts: readonly (readonly (string | null)[] | undefined)[];
  /** Values beyond ±(2^53 − 1): v position − 1 → row (line where the table has lines) → value; `numbers` holds NaN there. */
  readonly big?: ReadonlyMap<number, ReadonlyMap<number, bigint>>;
  /** For a table with lines: row r has the lines first[r] … first[r+1] − 1 of the arrays. Length rows + 1, starting at 0. */
  readonly first?: Int32Array;
}

export interface KernelInput {
  /** Employees of the chunk; every array has at least one element for each of its rows or lines. */
  readonly rows: number;
  readonly tables: ReadonlyMap<number, InputTable>;
}

export type ErrorInputValue = string | null;

/** One failed cell. The employee is known to the caller by its row. */
export interface CellErrorRecord {
  readonly row: number;
  /** 0 where the table has one row an employee. */
  readonly line: number;
  readonly tableNo: number;
  readonly table: string;
  readonly column: string;
  readonly code: CellErrorCode;
  /** Values that complete what is said of it (`tellFailure`), for example the missing key. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Characters of the column's expression. */
  readonly range: TextRange | null;
  /** Columns that the failed cell reads, with their values as text (null: blank). */
  readonly inputs: Readonly<Record<string, ErrorInputValue>>;
}

export interface OutputTable {
  readonly no: number;
  /** By v position − 1; minor units, NaN is blank, failed, or in `big`. Views into buffers that the next run reuses. */
  readonly v: readonly Float64Array[];
  /** By t position − 1; null is blank or failed. */
  readonly t: readonly (string | null)[][];
  /** v position − 1 → row or line → value beyond ±(2^53 − 1), within int64. */
  readonly big: ReadonlyMap<number, ReadonlyMap<number, bigint>>;
  /** Row r has the lines first[r] … first[r+1] − 1 of the arrays; null where it has one row, and arrays are by row. */
  readonly first: Int32Array | null;
  /** Failed cells of each line. */
  readonly errorCount: Uint16Array;
}

/** A row for which the condition of a verification rule is true, or cannot be told. */
export interface RuleFinding {
  /** Place in the program's rules. */
  readonly rule: number;
  readonly row: number;
  /** 0 where the rule's table has one row an employee. */
  readonly line: number;
  /** The condition failed by itself, not by a cell that it reads and that failed before: nobody knows whether it holds. */
  readonly failed: boolean;
  /** What the message shows, in the order of the rule's places; null: blank. */
  readonly told: readonly (string | null)[];
  /** A fingerprint of all that the rule reads of the employee: the same finding has the same. */
  readonly stamp: bigint;
}

export interface KernelOutput {
  readonly rows: number;
  /** Data tables, and union and pivot tables that are not shared, of the kernel's stage and steps, in definition order. */
  readonly tables: readonly OutputTable[];
  readonly errors: readonly CellErrorRecord[];
  /** What the verification rules of the kernel's stage find. */
  readonly found: readonly RuleFinding[];
  /** Rows that ran in the reference evaluator. */
  readonly referenceRows: number;
}

/** One row of a shared table. */
export interface SharedRow {
  readonly v: readonly (bigint | null)[];
  readonly t: readonly (string | null)[];
  /** Codes of the columns whose cell failed. */
  readonly failed: readonly string[];
}

/** Shared tables by number, rows in order. */
export type SharedTables = ReadonlyMap<number, readonly SharedRow[]>;

/** What all employees of a run have in common. */
export interface RunFacts {
  readonly period: PeriodFacts;
  /** Shared tables of the stages that are done; what needs others is left out. */
  readonly shared?: SharedTables;
}

/** A Program made ready for one period. Not re-entrant: its output is valid until its next run. */
export interface Kernel {
  readonly program: Program;
  readonly period: PeriodFacts;
  readonly stage: number;
  run(input: KernelInput): KernelOutput;
  /** The generated source, for inspection in tests and reviews. */
  readonly source: string;
}

export interface SpecialiseOptions extends RunFacts {
  /** Stage whose tables are delivered; default 0. Tables of earlier stages that it needs are computed again. */
  readonly stage?: number;
  /** Code of the last step whose tables are delivered; default: all. */
  readonly upToStep?: string;
  /** Bounds of the input columns; without them every read is guarded. Never changes a result. */
  readonly statistics?: InputStatistics;
}

/** A value of one cell as the reference evaluator gives it. */
export type CellValue =
  | { readonly kind: 'number'; readonly minor: bigint; readonly scale: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'error'; readonly error: CellErrorRecord };

/** A row's values by position − 1. */
export interface LineInput {
  readonly v: readonly (bigint | null)[];
  readonly t: readonly (string | null)[];
}

/** One employee's inputs by table number: one line where the table has one row an employee. */
export interface RowInput {
  readonly tables: ReadonlyMap<number, { readonly lines: readonly LineInput[] }>;
}

/** By table number: for each line the cells by column code. */
export type RowValues = ReadonlyMap<number, readonly ReadonlyMap<string, CellValue>[]>;

export interface CellAddress {
  readonly table: string;
  readonly column: string;
  /** Default 0. */
  readonly line?: number;
}
