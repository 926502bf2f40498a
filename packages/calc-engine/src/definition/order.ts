/** Order of evaluation: each column after all it reads and the lines it needs; a cycle is reported with the whole loop. */
import type { CalculationStep } from './checked-program.ts';

const keyOf = (at: Pick<CalculationStep, 'table' | 'column'>): string => `${at.table}.${at.column}`;

function needsOf(step: CalculationStep): Pick<CalculationStep, 'table' | 'column'>[] {
  return [...step.lines.map((table) => ({ table, column: null })), ...step.reads];
}

export interface OrderResult {
  readonly ordered: readonly CalculationStep[];
  /** Each cycle once, in reading order, without repeating the first column at the end. */
  readonly cycles: readonly (readonly CalculationStep[])[];
}

interface Entry {
  readonly column: CalculationStep;
  readonly needs: readonly Pick<CalculationStep, 'table' | 'column'>[];
  next: number;
}

const entryOf = (column: CalculationStep): Entry => ({ column, needs: needsOf(column), next: 0 });

/** Depth-first without recursion, so that a chain of any length fits. Keeps definition order where nothing forces another. */
export function orderColumns(columns: readonly CalculationStep[]): OrderResult {
  const byKey = new Map(columns.map((column) => [keyOf(column), column]));
  const done = new Set<CalculationStep>();
  const ordered: CalculationStep[] = [];
  const cycles: CalculationStep[][] = [];
  for (const start of columns) {
    if (done.has(start)) continue;
    const path: Entry[] = [entryOf(start)];
    const onPath = new Map<CalculationStep, number>([[start, 0]]);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const read = top.needs[top.next];
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
      path.push(entryOf(target));
    }
  }
  return { ordered, cycles };
}
