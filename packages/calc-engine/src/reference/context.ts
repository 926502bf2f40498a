/** What an evaluation knows, and who watches it. */
import type { ParameterVersion } from '../definition/checked-program.ts';
import type { CheckedNode } from '../language/checked.ts';
import type { Period } from '../period.ts';
import type { ResolvedTables } from '../tables/resolve.ts';
import type { Fraction } from './fraction.ts';
import type { Value } from './values.ts';

export type ColumnNode = Extract<CheckedNode, { op: 'column' | 'history' }>;

/** Told about each node after its value is known, children first. `detail` is set by roundings and table reads. */
export interface Tracer {
  enter(node: CheckedNode): void;
  leave(node: CheckedNode, value: Value): void;
  rounded(before: Fraction, after: Fraction, step: Fraction): void;
  /** A row of a version; null: of the version that holds in the period. */
  hitRow(table: number, row: number, version: ParameterVersion | null): void;
}

export interface EvaluationContext {
  readonly period: Period;
  readonly tables: ResolvedTables;
  /** A column's value for this employee: an input, or a data column's stored value. */
  readColumn(node: ColumnNode): Value;
  /** Values of nodes that stand in several places. Whoever evaluates a tree for another row or line begins with an empty one. */
  readonly kept: Map<CheckedNode, Value>;
  readonly tracer: Tracer | null;
}
