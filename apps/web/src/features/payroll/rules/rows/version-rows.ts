/** Versions of a dated table between the definition and the grid: cells as they are written there, exact text here. */
import type { Cell, ParameterColumn, ParameterTable, ParameterVersion } from '@wagewright/contracts/definition';
import {
  type GridCell,
  type GridColumn,
  type GridRow,
  gridRows,
  isBlankRow,
  percentDigits,
  readExact,
} from '../../../../shared/ui/rows-grid/index.ts';

type WrittenRow = ParameterVersion['rows'][number];

export const isShare = ({ type, display }: Pick<ParameterColumn, 'type' | 'display'>): boolean => type === 'decimal' && display.percentage;

/** Digits without an exponent: a definition's numbers have 15 digits at most. */
function plainDigits(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** A cell of the definition as exact text: `8%` is 0.08. */
export function gridCell(cell: Cell | undefined, column: GridColumn): GridCell {
  if (cell === undefined || cell === null) return '';
  return readExact(typeof cell === 'number' ? plainDigits(cell) : String(cell), column);
}

/** Digits that a number keeps. */
const digitsKept = 15;

/** Exact text as a cell of the definition: a share with its sign, a number where it keeps every digit. */
export function writtenCell(text: string, { type }: GridColumn): Cell {
  if (type === 'boolean') return text === 'true';
  if (type === 'percent') return `${percentDigits(text)}%`;
  if (type === 'text' || type === 'date') return text;
  return text.replace(/[^0-9]/g, '').replace(/^0+/, '').length <= digitsKept ? Number(text) : text;
}

export const rowsOfVersion = ({ rows }: Pick<ParameterVersion, 'rows'>, columns: readonly GridColumn[]): GridRow[] =>
  gridRows(rows.map((row) => Object.fromEntries(columns.map((column) => [column.id, gridCell(row[column.id], column)]))));

/** Rows as they are saved. A cell that nobody has changed stays as it was written; `before` are the rows that the grid began with. */
export function writtenRows(rows: readonly GridRow[], columns: readonly GridColumn[], before: readonly WrittenRow[]): WrittenRow[] {
  return rows
    .filter((row) => !isBlankRow(row))
    .map(({ id, cells }) => {
      const was = before[id];
      const entries = columns.flatMap((column): [string, Cell][] => {
        const text = cells[column.id] ?? '';
        if (typeof text !== 'string') return [];
        const old = was?.[column.id];
        if (old !== undefined && gridCell(old, column) === text) return [[column.id, old]];
        return text === '' ? [] : [[column.id, writtenCell(text, column)]];
      });
      return Object.fromEntries(entries);
    });
}

/** The day before an ISO date. */
export function dayBefore(isoDate: string): string {
  const day = new Date(`${isoDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** Versions with one in the place of another, or behind all of them; where it is new, the one before it ends where it would reach into it. */
export function withVersion({ versions }: ParameterTable, next: ParameterVersion, replaced: string | null): ParameterVersion[] {
  if (replaced !== null) return versions.map((version) => (version.validFrom === replaced ? next : version));
  const former = byDay(versions.filter(({ validFrom }) => validFrom < next.validFrom)).at(-1);
  const ended = versions.map((version) =>
    version === former && version.validTo !== undefined && version.validTo >= next.validFrom
      ? { ...version, validTo: dayBefore(next.validFrom) }
      : version,
  );
  return [...ended, next];
}

/** The earliest first, wherever they stand in the definition. */
export const byDay = (versions: readonly ParameterVersion[]): ParameterVersion[] =>
  versions.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));

export interface RowChange {
  /** What the row is called: its key, or its number. */
  readonly row: string;
  /** Null: the row as a whole is new or gone. */
  readonly column: GridColumn | null;
  readonly before: string | null;
  readonly after: string | null;
}

interface Named {
  readonly name: string;
  readonly row: GridRow;
}

/** Names of rows: by key, and where there is none by number. Two rows of one name are told apart. */
function named(rows: readonly GridRow[], keys: readonly GridColumn[], nameOf: (row: GridRow, index: number) => string): Map<string, Named> {
  const byName = new Map<string, Named>();
  for (const [index, row] of rows.filter((one) => !isBlankRow(one)).entries()) {
    const key = keys.length === 0 ? String(index) : JSON.stringify(keys.map(({ id }) => row.cells[id] ?? ''));
    byName.set(byName.has(key) ? `${key} ${index}` : key, { name: nameOf(row, index), row });
  }
  return byName;
}

const textOf = (cell: GridCell | undefined): string | null =>
  cell === undefined || cell === '' ? null : typeof cell === 'string' ? cell : cell.typed;

/** What differs between two lists of rows, cell by cell. */
export function rowChanges(
  before: readonly GridRow[],
  after: readonly GridRow[],
  columns: readonly GridColumn[],
  keys: readonly GridColumn[],
  nameOf: (row: GridRow, index: number) => string,
): RowChange[] {
  const [old, now] = [named(before, keys, nameOf), named(after, keys, nameOf)];
  const changed = [...now].flatMap(([key, { name, row }]): RowChange[] => {
    const was = old.get(key)?.row;
    if (!was) return [{ row: name, column: null, before: null, after: name }];
    return columns.flatMap((column): RowChange[] => {
      const [from, to] = [textOf(was.cells[column.id]), textOf(row.cells[column.id])];
      return from === to ? [] : [{ row: name, column, before: from, after: to }];
    });
  });
  const gone = [...old].flatMap(([key, { name }]): RowChange[] =>
    now.has(key) ? [] : [{ row: name, column: null, before: name, after: null }],
  );
  return [...changed, ...gone];
}
