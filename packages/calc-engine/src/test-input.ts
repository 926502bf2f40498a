/** Rows and history of a definition's test → the kernel's input. */
import type { Cell, DefinitionTest } from '@wagewright/contracts/definition';
import { type ColumnPlan, historyTableNo, type InputPlan, type InputTable, type KernelInput, type Program } from './api.ts';
import { constantToMinor, parseCell } from './definition/cells.ts';
import { historyKey } from './language/scope.ts';

type Given<V> = Readonly<Record<string, V>> | readonly Readonly<Record<string, V>>[];

/** An employee's rows: one, or the list of them in a table with lines. */
export function linesOf<V>(given: Given<V>): readonly Readonly<Record<string, V>>[] {
  return Array.isArray(given) ? (given as readonly Readonly<Record<string, V>>[]) : [given as Readonly<Record<string, V>>];
}

/** Rows and history of a test as a kernel's input. */
export function testInput(program: Program, test: Pick<DefinitionTest, 'rows' | 'history'>, failures: string[]): KernelInput {
  const rows = Math.max(0, ...Object.values(test.rows).map((list) => list.length));
  const fail = (message: string): void => void failures.push(message);
  for (const code of Object.keys(test.rows)) {
    if (!program.inputs.some((plan) => plan.code === code))
      fail(`${code} holds no frozen rows: it is neither a snapshot nor a table of typed or imported rows`);
  }
  const tables = program.inputs.map((plan): [number, InputTable] => {
    const entries = plan.tableNo === historyTableNo ? historyRows(program, test.history) : (test.rows[plan.code] ?? []);
    return [plan.tableNo, inputTable(plan, entries, rows, fail)];
  });
  return { rows, tables: new Map(tables) };
}

type GivenRow = Readonly<Record<string, Cell>>;

function historyRows(program: Program, history: DefinitionTest['history']): GivenRow[] {
  return history.map((windows) =>
    Object.fromEntries(
      program.history.map((need, index) => [
        program.checked.historyColumns[index]?.code ?? '',
        windows[historyKey(need)]?.[need.element] ?? 0,
      ]),
    ),
  );
}

/** Each employee's line or lines one after another, with whose they are. */
function placeLines(plan: InputPlan, entries: readonly Given<Cell>[], rows: number, fail: (message: string) => void): PlacedLines {
  const first = new Int32Array(rows + 1);
  const lines: { row: number; cells: GivenRow }[] = [];
  for (let row = 0; row < rows; row += 1) {
    const entry = entries[row];
    const given = entry ? linesOf(entry) : [];
    const own = plan.lines === 'many' ? given : [given[0] ?? {}];
    if (given.length > own.length) fail(`${plan.code}, row ${row + 1}: an employee has one row here, not ${given.length}`);
    lines.push(...own.map((cells) => ({ row, cells })));
    first[row + 1] = lines.length;
  }
  return { first, lines };
}

interface PlacedLines {
  readonly first: Int32Array;
  readonly lines: readonly { readonly row: number; readonly cells: GivenRow }[];
}

function inputTable(plan: InputPlan, entries: readonly Given<Cell>[], rows: number, fail: (message: string) => void): InputTable {
  const { first, lines } = placeLines(plan, entries, rows, fail);
  for (const { row, cells } of lines) {
    for (const code of Object.keys(cells))
      if (!plan.columns.some((column) => column.code === code)) fail(`${plan.code}, row ${row + 1}: there is no column ${code}`);
  }
  const valueAt = (column: ColumnPlan, item: number): ReturnType<typeof constantToMinor> | string => {
    const { row, cells } = lines[item] ?? { row: 0, cells: {} };
    const cell = parseCell(Object.hasOwn(cells, column.code) ? (cells[column.code] ?? null) : null, column.type, column.scale);
    if (!cell.ok) fail(`${plan.code}.${column.code}, row ${row + 1}: ${cell.problem}`);
    if (!cell.ok || !cell.value) return null;
    return cell.value.kind === 'text' ? cell.value.value : constantToMinor(cell.value, column.scale);
  };
  const big = new Map<number, Map<number, bigint>>();
  const numbers = plan.columns
    .filter((column) => column.storage === 'v')
    .map((column, index) =>
      Float64Array.from({ length: lines.length }, (_, item) => {
        const value = valueAt(column, item);
        if (typeof value !== 'bigint') return Number.NaN;
        if (Number.isSafeInteger(Number(value))) return Number(value);
        big.set(index, (big.get(index) ?? new Map<number, bigint>()).set(item, value));
        return Number.NaN;
      }),
    );
  const texts = plan.columns
    .filter((column) => column.storage === 't')
    .map((column) =>
      Array.from({ length: lines.length }, (_, item) => {
        const value = valueAt(column, item);
        return typeof value === 'string' ? value : null;
      }),
    );
  return { numbers, texts, big, ...(plan.lines === 'many' ? { first } : {}) };
}
