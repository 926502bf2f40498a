/** What the compiler hands to the evaluators: trees in an order in which each column comes after all it reads, and parsed parameters. */
import type { ColumnPlan, TextRange } from '../api.ts';
import type { CheckedNode, Constant } from '../language/checked.ts';
import type { BracketShape } from '../tables/shape.ts';

export interface ColumnAddress {
  /** Table number; 0 is the hidden history table. */
  readonly table: number;
  /** Index in the table's columns, from 0. */
  readonly column: number;
}

/** A column that is read, and whether any of its rows but the own one is. */
export interface CheckedRead extends ColumnAddress {
  readonly walked: boolean;
}

export interface CheckedColumn extends ColumnAddress {
  readonly node: CheckedNode;
  /** Columns that the expression reads, each once, in the order of the text. */
  readonly reads: readonly CheckedRead[];
  /** Unions and pivots whose lines must be known before: the table's own, and those that it walks. */
  readonly lines: readonly number[];
}

/** The moment at which the lines of a union, or the groups of a pivot by employee, become known. */
export interface MadeLines {
  readonly table: number;
  readonly column: null;
  readonly reads: readonly CheckedRead[];
  readonly lines: readonly number[];
}

export type CalculationStep = CheckedColumn | MadeLines;

/** A cell of a shared table that failed in an earlier stage. */
export interface FailedCell {
  readonly kind: 'failed';
}

/** Null is blank. */
export type TableCell = Constant | FailedCell | null;

export interface ParameterVersion {
  /** Days since 1970-01-01, both included; null while open. */
  readonly from: number;
  readonly to: number | null;
  /** The law or publication. */
  readonly source: string;
  /** Cells by column index; null is blank. */
  readonly rows: readonly (readonly TableCell[])[];
}

export interface ParameterData {
  readonly no: number;
  readonly code: string;
  readonly validOn: 'pay-date' | 'period-start' | 'period-end';
  /** Indexes of the columns that find a row together. */
  readonly key: readonly number[];
  readonly bracket: BracketShape | null;
  readonly columns: readonly ColumnPlan[];
  /** By validFrom. */
  readonly versions: readonly ParameterVersion[];
}

export interface CheckedProgram {
  /** Columns that are calculated, and lines that are made, in order of evaluation. */
  readonly steps: readonly CalculationStep[];
  /** The columns among the steps. */
  readonly columns: readonly CheckedColumn[];
  readonly parameters: ReadonlyMap<number, ParameterData>;
  /** Columns of the hidden history table. */
  readonly historyColumns: readonly ColumnPlan[];
}

export const wholeRange = (text: string): TextRange => ({ from: 0, to: text.length });
