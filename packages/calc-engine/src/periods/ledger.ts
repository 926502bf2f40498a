/** What was paid, in memory: the ledger as submitting a batch writes it, for runs without a database. */
import type { Program, TablePlan } from '../api.ts';
import { itemOf } from '../verify-sample.ts';
import type { WholeRun } from '../whole-run.ts';

/** A period as the ledger knows it. */
export interface LedgerPeriod {
  readonly name: string;
  /** Its place in the calendar: PREV and LAST count back by it. */
  readonly sequence: number;
  /** ISO date. */
  readonly payDate: string;
}

/** One row of a person: what was earned in one period and paid in another. */
export interface LedgerRow {
  readonly kind: 'opening' | 'normal' | 'retro';
  readonly earned: LedgerPeriod;
  readonly paid: LedgerPeriod;
  /** Balance element → minor units at the element's scale; what is left out was blank. */
  readonly amounts: ReadonlyMap<string, bigint>;
  /** ISO date since when the row is known; left out: since it was paid. */
  readonly knownFrom?: string;
}

/** Person → rows, the oldest first. */
export type Ledger = Map<string, LedgerRow[]>;

/** What is owed to a person for an earlier period: new result − what the ledger says that was earned in it. */
export interface RetroDelta {
  readonly employee: string;
  readonly earned: LedgerPeriod;
  /** Balance element → minor units; none is zero. */
  readonly amounts: ReadonlyMap<string, bigint>;
}

export function append(ledger: Ledger, employee: string, row: LedgerRow): void {
  const rows = ledger.get(employee);
  if (rows) rows.push(row);
  else ledger.set(employee, [row]);
}

/** What a balance element takes from one person's rows: the sum over the lines of its column. */
interface ElementPlace {
  readonly code: string;
  readonly plan: TablePlan;
  /** Of the column, from 0. */
  readonly index: number;
  /** Lifts the column's minor units to the element's scale. */
  readonly factor: bigint;
}

/** @throws RangeError where an element keeps fewer digits than its column, which a sum would lose */
export function elementPlaces(program: Program): ElementPlace[] {
  return program.balances.flatMap(({ code, from, scale }) => {
    const [table, column] = from.split('.');
    const plan = program.tables.find((candidate) => candidate.code === table);
    const source = plan?.columns.find((candidate) => candidate.code === column);
    if (!plan || !source) return [];
    if (scale < source.scale)
      throw new RangeError(
        `Balance element ${code} has ${scale} decimals: ${from} has ${source.scale} and cannot be kept exactly with fewer.`,
      );
    return [{ code, plan, index: source.position - 1, factor: 10n ** BigInt(scale - source.scale) }];
  });
}

/** What one person's row of a run comes to for each element; a column that is blank in all its lines is left out. */
export function amountsOf(places: readonly ElementPlace[], run: WholeRun, row: number): Map<string, bigint> {
  const amounts = new Map<string, bigint>();
  for (const { code, plan, index, factor } of places) {
    const table = run.tables.find(({ no }) => no === plan.no);
    if (!table) continue;
    const lines = table.first ? (table.first[row + 1] as number) - (table.first[row] as number) : 1;
    for (let line = 0; line < lines; line += 1) {
      const item = itemOf(table, row, line);
      const value = table.big.get(index)?.get(item) ?? table.v[index]?.[item] ?? Number.NaN;
      if (!Number.isNaN(Number(value))) amounts.set(code, (amounts.get(code) ?? 0n) + BigInt(value) * factor);
    }
  }
  return amounts;
}
