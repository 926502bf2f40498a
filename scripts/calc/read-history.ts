/** What earlier periods paid: employee, element, window (YTD, PREV, PREV2 … as a definition's tests write them), amount. */
import { historyKey, type Program } from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import type { ColumnSpec, FileProblem, TableRead } from '@wagewright/files';
import { minorUnits } from './minor-units.ts';
import { findNamed } from './names.ts';
import { type FileSettings, fixedColumns, type Listener, readFileTable } from './open-sheet.ts';
import { employeeColumn } from './read-table.ts';

/** Employee → sums in minor units by position of the program's history; what is missing is zero. */
export type GivenHistory = ReadonlyMap<string, readonly (bigint | undefined)[]>;

/** Words for windows, as `historyKey` writes them. */
const windowPattern =
  /^(YTD|QTD|MTD|PREV\d*|LAST\d+(_COUNT)?|BALANCE(_PERIOD_(START|END)|_\d{4}-\d{2}-\d{2})?|OPENING|PREV_YEAR|PREV_YTD|RETRO)(_EARNED)?$/;

const element: ColumnSpec = { label: 'element', type: 'text', isRequired: true };
const window: ColumnSpec = { label: 'window', type: 'text', isRequired: true };
const amount: ColumnSpec = { label: 'amount', type: 'decimal', isRequired: true };

/** @throws FileError where the file cannot be read further */
export async function readHistory(program: Program, file: string, settings: FileSettings, listener: Listener): Promise<GivenHistory> {
  const names = fixedColumns([employeeColumn, element, window, amount]);
  const table = await readFileTable(file, settings, names, employeeColumn, listener);
  const history = new HistoryRows(program, table);
  for (const row of table.rows.keys()) history.add(row);
  listener.problems.addFile(history.problems);
  for (const line of unreadWindows(program, history.windows)) listener.note(`${file}: ${line}`);
  return history.given;
}

class HistoryRows {
  readonly given = new Map<string, (bigint | undefined)[]>();
  readonly problems: FileProblem[] = [];
  /** Windows that the file gives, by element. */
  readonly windows = new Map<string, Set<string>>();
  private readonly program: Program;
  private readonly table: TableRead<ColumnSpec>;
  private readonly seen = new Set<string>();
  private readonly positions: ReadonlyMap<string, number>;

  constructor(program: Program, table: TableRead<ColumnSpec>) {
    this.program = program;
    this.table = table;
    this.positions = new Map(program.history.map((need, index) => [`${need.element} ${historyKey(need)}`, index]));
  }

  add(row: number): void {
    const [employee, name, key, value] = [employeeColumn, element, window, amount].map(
      (column) => this.table.values.get(column)?.[row] ?? null,
    );
    if (typeof employee !== 'string' || typeof name !== 'string' || typeof key !== 'string' || typeof value !== 'string') return;
    const balance = findNamed(this.program.balances, name);
    if (!balance) return this.refuse(row, element, { hint: this.elementHint(name) });
    if (!windowPattern.test(key)) return this.refuse(row, window, { hint: this.windowHint() });
    const place = `${balance.code} ${key}`;
    if (this.seen.has(`${employee} ${place}`)) {
      this.problems.push({ ...this.table.problem('KEY_TWICE', row, employeeColumn), read: `${employee} ${place}` });
    }
    this.seen.add(`${employee} ${place}`);
    this.windows.set(balance.code, (this.windows.get(balance.code) ?? new Set()).add(key));
    this.keep(row, employee, this.positions.get(place), value, balance.scale);
  }

  private keep(row: number, employee: string, position: number | undefined, value: string, scaleOfElement: number): void {
    const scale = this.program.history[position ?? -1]?.scale ?? scaleOfElement;
    const decimals = value.includes('.') ? value.replace(/0+$/, '').length - value.indexOf('.') - 1 : 0;
    if (decimals > scale) {
      this.problems.push(this.table.problem('TOO_MANY_DECIMALS', row, amount, { details: { max: scale } }));
      return;
    }
    const sums = this.given.get(employee) ?? [];
    const minor = minorUnits(value.slice(0, value.includes('.') ? value.indexOf('.') + 1 + scale : undefined), scale);
    if (minor === undefined) this.problems.push(this.table.problem('NUMBER_TOO_LARGE', row, amount));
    else if (position !== undefined) sums[position] = BigInt(minor);
    this.given.set(employee, sums);
  }

  private refuse(row: number, column: ColumnSpec, details: Readonly<Record<string, string>>): void {
    this.problems.push(this.table.problem('VALUE_UNKNOWN', row, column, { details }));
  }

  private elementHint(name: string): string {
    const codes = this.program.balances.map(({ code }) => code);
    return suggestName(name, codes, codes.length === 0 ? 'The definition has no balances.' : `The balances are ${codes.join(', ')}.`);
  }

  private windowHint(): string {
    const windows = new Set(this.program.history.map((need) => historyKey(need)));
    return windows.size === 0 ? 'This definition reads no history.' : `This definition reads ${[...windows].join(', ')}.`;
  }
}

/**
 * A ledger holds more than one definition needs, so what is not read is no error. But a year to date where the opening balance is read
 * leaves the opening balance at zero: both are said.
 */
function unreadWindows(program: Program, given: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const read = Map.groupBy(program.history, (need) => need.element);
  return [...new Set([...given.keys(), ...read.keys()])].flatMap((code) => {
    const needs = (read.get(code) ?? []).map((need) => historyKey(need));
    const unread = [...(given.get(code) ?? [])].filter((key) => !needs.includes(key));
    const missing = needs.filter((key) => !given.get(code)?.has(key));
    const words = needs.length === 0 ? 'the definition reads nothing of it' : `the definition reads ${needs.join(', ')}`;
    return [
      ...(unread.length > 0 ? [`${unread.join(', ')} of ${code} is given and not read: ${words}.`] : []),
      ...(missing.length > 0 ? [`${missing.join(', ')} of ${code} is read and not given: it counts as zero.`] : []),
    ];
  });
}
