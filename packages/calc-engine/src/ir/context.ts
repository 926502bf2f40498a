/** What lowering one column knows. */
import type { ColumnPlan } from '../api.ts';
import type { ColumnAddress } from '../definition/checked-program.ts';
import type { CheckedNode } from '../language/checked.ts';
import type { Period } from '../period.ts';
import type { ResolvedTables } from '../tables/resolve.ts';
import type { IrBuilder } from './build.ts';
import type { LoopRange, ReadAt } from './nodes.ts';
import type { Rational } from './rational.ts';

/** How a column is read by this one. */
export interface ColumnRead {
  readonly plan: ColumnPlan;
  readonly slot: number;
  readonly at: ReadAt;
  readonly lo: bigint;
  readonly hi: bigint;
  /** Some rows may be blank. */
  readonly blank: boolean;
  /** Some cells failed: Infinity in the array of a number, undefined in that of a text. */
  readonly failing: boolean;
}

/** The rows of a table as a loop walks them. */
export interface TableWalk {
  readonly range: LoopRange;
  readonly most: bigint;
}

export interface LoweringContext {
  readonly build: IrBuilder;
  readonly period: Period;
  readonly tables: ResolvedTables;
  read(at: ColumnAddress, walk: number): ColumnRead;
  /** Null where the table has no version in the period. */
  walk(table: number): TableWalk | null;
  /** The slot of the array that says from which source each line of a union is; or of which group each source row of a pivot is. */
  made(table: number, what: 'source' | 'group'): number;
  /** Numbers of nodes that stand in several places, lowered before. */
  readonly kept: Map<CheckedNode, Rational>;
}
