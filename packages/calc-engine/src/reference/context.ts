/** What an evaluation knows, and who watches it. */
import type { TextRange } from '../api.ts';
import type { ParameterVersion } from '../definition/checked-program.ts';
import type { CheckedNode } from '../language/checked.ts';
import type { Period } from '../period.ts';
import type { ResolvedTables } from '../tables/resolve.ts';
import type { Fraction } from './fraction.ts';
import type { Failure, Value } from './values.ts';

export type ColumnNode = Extract<CheckedNode, { op: 'column' | 'history' }>;
export type AggregateNode = Extract<CheckedNode, { op: 'aggregate' }>;

/** Told about each node after its value is known, children first. `detail` is set by roundings and table reads. */
export interface Tracer {
  enter(node: CheckedNode): void;
  leave(node: CheckedNode, value: Value): void;
  rounded(before: Fraction, after: Fraction, step: Fraction): void;
  /** A row of a version; null: of the version that holds in the period. */
  hitRow(table: number, row: number, version: ParameterVersion | null): void;
  /** Around each row that an aggregate walks; undefined where it does not fit. */
  enterRow(node: AggregateNode, row: number): void;
  leaveRow(node: AggregateNode, row: number, value: Value | undefined): void;
}

/** The rows of tables, and at which of them columns are read. */
export interface LineAccess {
  /** The line being calculated, then the row that the aggregate of each depth is at. */
  readonly at: number[];
  /** Rows of a table, for this employee or for all; a failure where no version of it holds. */
  count(table: number, range: TextRange): number | Failure;
  tableName(table: number): string;
  /** The row that the line being calculated was made from. */
  picked(table: number): { readonly source: number; readonly line: number };
  /** Whether a source row belongs to the pivot's line being calculated. */
  inGroup(table: number, row: number): boolean;
  /** The value of an aggregate that does not depend on the line being calculated. */
  known(node: AggregateNode): Value | undefined;
  remember(node: AggregateNode, value: Value): void;
}

export interface EvaluationContext {
  readonly period: Period;
  readonly tables: ResolvedTables;
  readonly lines: LineAccess;
  /** A column's value for this employee: an input, or a data column's stored value. */
  readColumn(node: ColumnNode): Value;
  /** Values of nodes that stand in several places. Whoever evaluates a tree for another row or line begins with an empty one. */
  readonly kept: Map<CheckedNode, Value>;
  readonly tracer: Tracer | null;
}
