/** Order of evaluation: each column after all it reads; a cycle is reported with the whole loop. */
import type { CheckedColumn, ColumnAddress } from './checked-program.ts';

const keyOf = (at: ColumnAddress): string => `${at.table}.${at.column}`;

export interface OrderResult {
  readonly ordered: readonly CheckedColumn[];
  /** Each cycle once, in reading order, without repeating the first column at the end. */
  readonly cycles: readonly (readonly CheckedColumn[])[];
}

/** Depth-first without recursion, so that a chain of any length fits. Keeps definition order where nothing forces another. */
export function orderColumns(columns: readonly CheckedColumn[]): OrderResult {
  const byKey = new Map(columns.map((column) => [keyOf(column), column]));
  const done = new Set<CheckedColumn>();
  const ordered: CheckedColumn[] = [];
  const cycles: CheckedColumn[][] = [];
  for (const start of columns) {
    if (done.has(start)) continue;
    const path: { column: CheckedColumn; next: number }[] = [{ column: start, next: 0 }];
    const onPath = new Map<CheckedColumn, number>([[start, 0]]);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const read = top.column.reads[top.next];
      top.next += 1;
      if (!read) {
        path.pop();
        onPath.delete(top.column);
        done.add(top.column);
        ordered.push(top.column);
        continue;
      }
      const target = byKey.get(keyOf(read));
      if (!target || done.has(target)) continue;
      const at = onPath.get(target);
      if (at !== undefined) {
        cycles.push(path.slice(at).map((entry) => entry.column));
        continue;
      }
      onPath.set(target, path.length);
      path.push({ column: target, next: 0 });
    }
  }
  return { ordered, cycles };
}
