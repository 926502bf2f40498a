/** What was paid, in memory: the ledger as submitting a batch writes it, for runs without a database. */
import type { ColumnPlan, Program } from '../api.ts';
import { readOutput } from '../verify-sample.ts';
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

/** Where a balance element takes its amount: a column of a table with one row a person, which has the element's digits. */
interface ElementPlace {
  readonly code: string;
  readonly table: number;
  readonly column: ColumnPlan;
}

export function elementPlaces(program: Program): ElementPlace[] {
  return program.balances.flatMap(({ code, from }) => {
    const [table, column] = from.split('.');
    const plan = program.tables.find((candidate) => candidate.code === table);
    const source = plan?.columns.find((candidate) => candidate.code === column);
    return plan && source ? [{ code, table: plan.no, column: source }] : [];
  });
}

/** What one person's row of a run comes to for each element, in minor units; a blank is left out. */
export function amountsOf(places: readonly ElementPlace[], run: WholeRun, row: number): Map<string, bigint> {
  const amounts = places.flatMap(({ code, table, column }): [string, bigint][] => {
    const output = run.tables.find(({ no }) => no === table);
    const value = output ? readOutput(output, column, row) : null;
    return typeof value === 'bigint' ? [[code, value]] : [];
  });
  return new Map(amounts);
}
