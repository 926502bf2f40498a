/** The lines of unions and of pivots by employee, for one employee. */
import type { PivotPlan, StoredPlace, TablePlan, UnionPlan } from '../api.ts';
import { distinctRows, groupRows, type KeyPart } from '../tables/keys.ts';
import { powerOfTen } from './fraction.ts';
import { Failure } from './values.ts';

export type Cell = bigint | string | null | Failure;

export interface SourceRow {
  /** Place of the source table in a union; 0 for a pivot. */
  readonly source: number;
  readonly line: number;
}

export interface MadeRows {
  /** For each line the row it was made from: the union's row, or the first of the pivot's group. */
  readonly rows: readonly SourceRow[];
  /** For a pivot: the group of each source row. */
  readonly groupOf: readonly number[];
  /** For a pivot: the failed key cell of a group, which makes all its cells fail. */
  readonly failures: readonly (Failure | null)[];
}

export interface SourceTables {
  count(table: number): number;
  cell(table: number, place: StoredPlace, line: number): Cell;
}

export function makeRows(plan: TablePlan, sources: SourceTables): MadeRows {
  if (plan.union) return { rows: unionRows(plan.union, plan, sources), groupOf: [], failures: [] };
  if (plan.pivot) return pivotRows(plan.pivot, sources);
  throw new Error(`${plan.code} is not made from other tables`);
}

function keyPart(cell: Cell, shift: number): KeyPart {
  if (cell === null || cell instanceof Failure) return null;
  return typeof cell === 'bigint' ? cell * powerOfTen(shift) : cell;
}

function unionRows(union: UnionPlan, plan: TablePlan, sources: SourceTables): SourceRow[] {
  const rows = union.of.flatMap(({ table }, source) => Array.from({ length: sources.count(table) }, (_, line) => ({ source, line })));
  const { dedup } = union;
  if (!dedup) return rows;
  const keys = rows.map(({ source, line }) =>
    dedup.by.map((column): KeyPart => {
      const of = union.of[source];
      const place = of?.columns[column];
      const scale = plan.columns[column]?.scale ?? 0;
      return of && place ? keyPart(sources.cell(of.table, place, line), scale - place.sourceScale) : null;
    }),
  );
  return distinctRows(keys, dedup.keep).flatMap((index) => rows[index] ?? []);
}

function pivotRows(pivot: PivotPlan, sources: SourceTables): MadeRows {
  const count = sources.count(pivot.of);
  const cells = Array.from({ length: count }, (_, line) => pivot.groupBy.map((place) => sources.cell(pivot.of, place, line)));
  const groups = groupRows(cells.map((key) => key.map((cell) => keyPart(cell, 0))));
  const groupOf = new Array<number>(count).fill(0);
  for (const [group, lines] of groups.entries()) for (const line of lines) groupOf[line] = group;
  const failed = (lines: readonly number[]): Failure | null =>
    lines.flatMap((line) => cells[line] ?? []).find((cell) => cell instanceof Failure) ?? null;
  return { rows: groups.map(([line = 0]) => ({ source: 0, line })), groupOf, failures: groups.map(failed) };
}
