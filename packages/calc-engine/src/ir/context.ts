/** What lowering one column knows. */
import type { ColumnPlan } from '../api.ts';
import type { ColumnAddress } from '../definition/checked-program.ts';
import type { CheckedNode } from '../language/checked.ts';
import type { Period } from '../period.ts';
import type { ResolvedTables } from '../tables/resolve.ts';
import type { IrBuilder } from './build.ts';
import type { Rational } from './rational.ts';

/** How a column is read by this one. */
export interface ColumnRead {
  readonly plan: ColumnPlan;
  readonly slot: number;
  readonly lo: bigint;
  readonly hi: bigint;
  /** Some rows may be blank. */
  readonly blank: boolean;
}

export interface LoweringContext {
  readonly build: IrBuilder;
  readonly period: Period;
  readonly tables: ResolvedTables;
  read(at: ColumnAddress): ColumnRead;
  /** Numbers of nodes that stand in several places, lowered before. */
  readonly kept: Map<CheckedNode, Rational>;
}
