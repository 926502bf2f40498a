/** Cases of tests between the definition and grids: rows of employees as they are written there, exact text here. */
import type { Scope } from '@wagewright/calc-engine/authoring';
import type { CalculationDefinition, Cell, ColumnType, DefinitionTest } from '@wagewright/contracts/definition';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import { type GridCell, type GridColumn, type GridRow, gridRows, isBlankRow } from '../../../../shared/ui/rows-grid/index.ts';
import { gridCell, writtenCell } from '../rows/version-rows.ts';

type Table = CalculationDefinition['steps'][number]['tables'][number];
type Expected = DefinitionTest['expect'][string];
type Entry = Expected[number];
type WrittenRow = Exclude<Entry, readonly unknown[]>;

/** Whose line a row is: the employee's number in the case, from 1. No column has such a code. */
export const whoColumn = '#who';

/** A table of a case as a grid. */
export interface CaseTable {
  readonly code: string;
  readonly name: string;
  /** Rows of several lines an employee say whose they are; else the first row is the first employee's. */
  readonly isLined: boolean;
  readonly columns: readonly GridColumn[];
}

const isGiven = (table: Table): boolean => table.kind === 'snapshot' || (table.kind === 'parameter' && table.input !== undefined);
const isExpected = (table: Table): boolean => table.kind === 'data' || table.kind === 'union';

/** The tables that a case gives, or those that it may expect cells of, in the order of the rules. */
export function caseTables(
  definition: CalculationDefinition,
  scopes: ReadonlyMap<string, Scope>,
  which: 'given' | 'expected',
  format: Formatter,
  whoName: string,
): CaseTable[] {
  const isMeant = which === 'given' ? isGiven : isExpected;
  return definition.steps
    .flatMap(({ tables }) => tables)
    .filter(isMeant)
    .map((table) => {
      const isLined = scopes.get(table.code)?.own?.lines === 'many';
      const columns = table.columns.map((column): GridColumn => {
        const { code, type, display } = column;
        const labels =
          display.values && Object.fromEntries(Object.entries(display.values).map(([value, text]) => [value, format.name(text)]));
        return {
          id: code,
          name: format.name(column.name),
          type: type === 'decimal' && display.percentage ? 'percent' : type,
          ...(column.scale === undefined ? {} : { scale: column.scale }),
          ...(labels ? { labels } : {}),
        };
      });
      const who: GridColumn = { id: whoColumn, name: whoName, type: 'integer', isRequired: true };
      return { code: table.code, name: format.name(table.name), isLined, columns: isLined ? [who, ...columns] : columns };
    });
}

const linesOf = (entry: Entry | undefined): readonly WrittenRow[] =>
  entry === undefined ? [] : Array.isArray(entry) ? (entry as readonly WrittenRow[]) : [entry as WrittenRow];

const isError = (cell: unknown): cell is { readonly error: string } => typeof cell === 'object' && cell !== null && 'error' in cell;

/** Whether errors are expected in it: such cells are changed as text of the format only. */
export const expectsErrors = (entries: Expected | undefined): boolean =>
  (entries ?? []).some((entry) => linesOf(entry).some((row) => Object.values(row).some(isError)));

export function caseRows(entries: Expected | undefined, { columns, isLined }: CaseTable): GridRow[] {
  const rows = (entries ?? []).flatMap((entry, who) =>
    linesOf(entry).map((row): Readonly<Record<string, GridCell>> => {
      const cells = columns
        .filter(({ id }) => id !== whoColumn)
        .map((column) => {
          const cell = row[column.id];
          return [column.id, isError(cell) ? cell.error : gridCell(cell, column)] as const;
        });
      return Object.fromEntries(isLined ? [[whoColumn, String(who + 1)], ...cells] : cells);
    }),
  );
  return gridRows(rows);
}

function writtenRow(row: GridRow, columns: readonly GridColumn[]): Record<string, Cell> {
  const cells = columns.flatMap((column): [string, Cell][] => {
    const text = row.cells[column.id] ?? '';
    return column.id === whoColumn || typeof text !== 'string' || text === '' ? [] : [[column.id, writtenCell(text, column)]];
  });
  return Object.fromEntries(cells);
}

/** Rows as a case keeps them: one entry an employee. Blank rows in front of others are employees of whom nothing is said. */
export function writtenEntries(
  rows: readonly GridRow[],
  { columns, isLined }: CaseTable,
): (Record<string, Cell> | Record<string, Cell>[])[] {
  if (!isLined) {
    const last = rows.findLastIndex((row) => !isBlankRow(row));
    return rows.slice(0, last + 1).map((row) => writtenRow(row, columns));
  }
  const named = rows.filter((row) => !isBlankRow(row));
  const whose = (row: GridRow): number => Number(row.cells[whoColumn] ?? 1) - 1;
  const count = Math.max(0, ...named.map((row) => whose(row) + 1));
  return Array.from({ length: count }, (_, who) => named.filter((row) => whose(row) === who).map((row) => writtenRow(row, columns)));
}

/** Facts of a period that follow from its pay date; the others are given. */
export function periodOf(
  before: DefinitionTest['period'],
  typed: { start: string; end: string; payDate: string },
  perYear: number,
): DefinitionTest['period'] {
  const [year, month] = typed.payDate.split('-').map(Number);
  const isSame = before.start === typed.start && before.end === typed.end && before.payDate === typed.payDate;
  if (isSame || !year || !month) return { ...before, ...typed };
  const numberInYear = perYear === 12 ? month : before.numberInYear;
  const inside = (days: readonly string[]) => days.filter((day) => day >= typed.start && day <= typed.end);
  return {
    ...typed,
    taxYear: year,
    taxMonth: month,
    paymentMonth: typed.payDate.slice(0, 7),
    numberInYear,
    holidays: inside(before.holidays),
    extraWorkdays: inside(before.extraWorkdays),
  };
}

/** A cell that a test got, as the test would expect it. */
interface FoundCell {
  readonly table: string;
  readonly column: string;
  readonly row: number;
  readonly line: number;
  /** Exact text, or the code of an error. */
  readonly found: string | null;
  readonly failed: boolean;
}

/** The test with what it got in the place of what it expected; null where a cell has no place in it. */
export function withFound(test: DefinitionTest, cells: readonly FoundCell[], definition: CalculationDefinition): DefinitionTest | null {
  const tables = definition.steps.flatMap((step) => step.tables);
  const expect = structuredClone(test.expect);
  for (const { table, column, row, line, found, failed } of cells) {
    const type = tables.find(({ code }) => code === table)?.columns.find(({ code }) => code === column)?.type;
    const entry = expect[table]?.[row];
    const cellsOf = Array.isArray(entry) ? entry[line] : entry;
    if (!type || !cellsOf || !(column in cellsOf)) return null;
    cellsOf[column] = found === null ? null : failed ? { error: found } : foundValue(found, type);
  }
  return { ...test, expect };
}

const foundValue = (found: string, type: ColumnType): Cell =>
  type === 'boolean' ? found.toLowerCase() === 'true' : writtenCell(found, { id: '', name: '', type });
