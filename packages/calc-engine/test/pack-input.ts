/** Input of a pack by column code. */
import { type HistoryNeed, historyTableNo, type InputTable, type KernelInput, type Program } from '../src/index.ts';

export const cents = (amount: number): number => Math.round(amount * 100);
export const dayNumber = (iso: string): number => Date.parse(iso) / 86_400_000;

export interface PackRow {
  /** Money in cents, dates as days; what is missing is blank. */
  readonly cells: Readonly<Record<string, number | string>>;
  /** Element → sum of its window, in cents; what is missing is 0. */
  readonly ledger: ReadonlyMap<string, number>;
}

/** Nothing is owed for earlier periods; every other window is the sum that is given. */
const sumAt = (ledger: PackRow['ledger'], need: HistoryNeed | undefined): number =>
  need && need.window !== 'RETRO' ? (ledger.get(need.element) ?? 0) : 0;

export function inputOf(program: Program, rows: readonly PackRow[]): KernelInput {
  const tables = program.inputs.map((plan): [number, InputTable] => {
    const valueOf = ({ cells, ledger }: PackRow, code: string, index: number): number | string | null =>
      plan.tableNo === historyTableNo ? sumAt(ledger, program.history[index]) : (cells[code] ?? null);
    const columns = plan.columns.map(({ code, storage }, index) => ({ storage, values: rows.map((row) => valueOf(row, code, index)) }));
    const numbers = columns
      .filter(({ storage }) => storage === 'v')
      .map(({ values }) => Float64Array.from(values, (value) => (typeof value === 'number' ? value : Number.NaN)));
    const texts = columns
      .filter(({ storage }) => storage === 't')
      .map(({ values }) => values.map((value) => (typeof value === 'string' ? value : null)));
    return [plan.tableNo, { numbers, texts }];
  });
  return { rows: rows.length, tables: new Map(tables) };
}
