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

export interface CheckedColumn extends ColumnAddress {
  readonly node: CheckedNode;
  /** Columns that the expression reads, each once, in the order of the text. */
  readonly reads: readonly ColumnAddress[];
}

export interface ParameterVersion {
  /** Days since 1970-01-01, both included; null while open. */
  readonly from: number;
  readonly to: number | null;
  /** The law or publication. */
  readonly source: string;
  /** Cells by column index; null is blank. */
  readonly rows: readonly (readonly (Constant | null)[])[];
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
  /** Columns of data tables in order of evaluation. */
  readonly columns: readonly CheckedColumn[];
  readonly parameters: ReadonlyMap<number, ParameterData>;
  /** Columns of the hidden history table. */
  readonly historyColumns: readonly ColumnPlan[];
}

export const wholeRange = (text: string): TextRange => ({ from: 0, to: text.length });
