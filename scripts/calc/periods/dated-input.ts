/** Dated rows → what each period is calculated by, as known on a day. */
import type { AskedInput, InputPlan, InputTable, PayPeriod, PeriodInput } from '@wagewright/calc-engine';
import { emptyTable, inputTable } from '../build-input.ts';
import type { InputCell } from '../read-table.ts';
import type { DatedRow } from './dated-rows.ts';

/** A table's rows, by employee in the order of the files. */
export interface DatedTable {
  readonly plan: InputPlan;
  readonly rows: readonly DatedRow[];
}

type Cells = readonly (InputCell | undefined)[];

export class DatedInput {
  private readonly periods: readonly PayPeriod[];
  private readonly tables: readonly (DatedTable & { readonly byEmployee: ReadonlyMap<string, readonly DatedRow[]> })[];
  /** Rows that were not known ever since. */
  private readonly toldLater: readonly DatedRow[];

  constructor(periods: readonly PayPeriod[], tables: readonly DatedTable[]) {
    this.periods = periods;
    this.toldLater = tables.flatMap(({ rows }) => rows.filter(({ knownFrom }) => knownFrom !== ''));
    this.tables = tables.map((table) => ({ ...table, byEmployee: Map.groupBy(table.rows, ({ employee }) => employee) }));
  }

  input(asked: AskedInput): PeriodInput {
    const { period, people, withOthers = true } = asked;
    const employees = this.employees(asked).filter((employee) => withOthers || !people || people.has(employee));
    const tables = this.tables.map(({ plan, byEmployee }): [number, InputTable] => {
      const linesOf = (employee: string): Cells[] =>
        linesAsKnown(plan, this.applying(byEmployee.get(employee) ?? [], period, this.knownFor(employee, asked)));
      return [plan.tableNo, tableOf(plan, employees.map(linesOf))];
    });
    return { employees, tables: new Map(tables) };
  }

  /** People of whom a period's rows say something else as known at one period than as known at the one before it. */
  changed(period: number, known: number): string[] {
    const [before, now] = [this.knownOn(known - 1), this.knownOn(known)];
    const rows = this.toldLater.filter(({ knownFrom }) => knownFrom > before && knownFrom <= now);
    const asked = new Set(rows.map(({ employee }) => employee));
    return [...asked].filter((employee) =>
      this.tables.some(({ plan, byEmployee }) => {
        const at = (day: string): Cells[] => linesAsKnown(plan, this.applying(byEmployee.get(employee) ?? [], period, day));
        return !sameLines(at(before), at(now));
      }),
    );
  }

  private knownOn(place: number): string {
    return this.periods[place]?.knownOn ?? '';
  }

  private knownFor(employee: string, { period, known, people }: AskedInput): string {
    return this.knownOn(people?.has(employee) ? known : period);
  }

  /** The first table with one row an employee says who is paid; without one, everybody who is named anywhere. */
  private employees(asked: AskedInput): string[] {
    const list = this.tables.find(({ plan, rows }) => plan.lines === 'one' && rows.length > 0);
    const named = (list ? [list] : this.tables).flatMap(({ byEmployee }) => [...byEmployee]);
    const counted = named.filter(([employee, rows]) => this.applying(rows, asked.period, this.knownFor(employee, asked)).length > 0);
    return [...new Set(counted.map(([employee]) => employee))];
  }

  /** Rows of one employee that count for a period, as known on a day. */
  private applying(rows: readonly DatedRow[], period: number, day: string): DatedRow[] {
    const end = this.periods[period]?.facts.end ?? '';
    return rows.filter((row) => (row.period === null || row.period === period) && row.validFrom <= end && row.knownFrom <= day);
  }
}

/** Rows of a period count more than those of every period; then what holds from later on, then what is known later. */
const byForce = (a: DatedRow, b: DatedRow): number =>
  Number(a.period !== null) - Number(b.period !== null) || compare(a.validFrom, b.validFrom) || compare(a.knownFrom, b.knownFrom);

/**
 * An employee's rows, each replacing cells of those before it. A late change of a period comes last; one that holds from a day on comes before
 * whatever holds from a later day.
 */
function inForce(rows: readonly DatedRow[]): DatedRow[] {
  const ordered = rows.filter(({ isLate }) => !isLate).toSorted(byForce);
  for (const late of rows.filter(({ isLate }) => isLate).toSorted(byForce)) {
    const later = ordered.findIndex((row) => !row.isLate && row.period === null && row.validFrom > late.validFrom);
    ordered.splice(late.period === null && later >= 0 ? later : ordered.length, 0, late);
  }
  return ordered;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** An employee's row, or the lines. */
function linesAsKnown(plan: InputPlan, rows: readonly DatedRow[]): Cells[] {
  const cellsOf = (row: DatedRow): Cells => plan.columns.map((_, column) => row.cell(column));
  if (plan.lines === 'one') {
    const layers = inForce(rows).map(cellsOf);
    return layers.length === 0 ? [] : [plan.columns.map((_, column) => layers.findLast((cells) => cells[column] !== undefined)?.[column])];
  }
  const latest = rows.reduce((day, row) => (row.isLate && row.knownFrom > day ? row.knownFrom : day), '');
  const own = latest === '' ? rows : rows.filter(({ isLate, knownFrom }) => isLate && knownFrom === latest);
  // Late lines that are blank throughout say that there are none.
  return own.filter((row) => !row.isLate || cellsOf(row).some((cell) => cell !== null && cell !== undefined)).map(cellsOf);
}

const sameLines = (one: readonly Cells[], other: readonly Cells[]): boolean =>
  one.length === other.length &&
  one.every((cells, line) => cells.every((cell, column) => (cell ?? null) === (other[line]?.[column] ?? null)));

function tableOf(plan: InputPlan, byEmployee: readonly (readonly Cells[])[]): InputTable {
  if (byEmployee.every((lines) => lines.length === 0)) return emptyTable(plan, byEmployee.length);
  const lines = plan.lines === 'many' ? byEmployee.flat() : byEmployee.map(([row]) => row);
  const table = inputTable(plan, lines.length, (column, row) => lines[row]?.[column] ?? null);
  if (plan.lines === 'one') return table;
  const first = new Int32Array(byEmployee.length + 1);
  for (const [row, own] of byEmployee.entries()) first[row + 1] = (first[row] ?? 0) + own.length;
  return { ...table, first };
}
