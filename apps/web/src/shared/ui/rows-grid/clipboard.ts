/** Cells on their way to a spreadsheet and back: fields parted by tabs, rows by lines, quotes where a field has either. */
import { splitRecord } from '@wagewright/files/values';
import type { GridCell, GridColumn, GridColumnType } from './grid-types.ts';

/** Beside the text for others: between two grids of ours nothing has to be read again. */
export const exactCellsType = 'application/x-exact-cells';

interface ExactCells {
  readonly types: readonly GridColumnType[];
  readonly cells: readonly (readonly string[])[];
}

/** Null where a cell holds what is no value. */
export function exactCells(cells: readonly (readonly GridCell[])[], columns: readonly GridColumn[]): string | null {
  const exact = cells.map((row) => row.filter((cell) => typeof cell === 'string'));
  if (exact.some((row, index) => row.length !== cells[index]?.length)) return null;
  return JSON.stringify({ types: columns.map(({ type }) => type), cells: exact } satisfies ExactCells);
}

/** Cells of a grid of ours whose columns are of the same types; null of anything else, since any page may write to the clipboard. */
export function readExactCells(text: string, columns: readonly GridColumn[]): ExactCells['cells'] | null {
  try {
    const { types, cells } = JSON.parse(text) as ExactCells;
    const isText = (cell: unknown) => typeof cell === 'string';
    const isOurs = cells.length > 0 && cells.every((row) => row.length === types.length && row.every(isText));
    return isOurs && types.every((type, index) => type === columns[index]?.type) ? cells : null;
  } catch {
    return null;
  }
}

const needsQuotes = /[\t\n\r"]/;
const field = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const textOfCells = (cells: readonly (readonly string[])[]): string => cells.map((row) => row.map(field).join('\t')).join('\r\n');

/** A spreadsheet ends its last row too; a row that is blank in the middle is a row. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const record = splitRecord(text, at, '\t', null);
    rows.push([...record.fields]);
    at = record.end;
  }
  while (rows.length > 1 && rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop();
  return rows;
}

/** Blank columns at the end are the spreadsheet's, not the person's. */
export function withoutBlankEnd(cells: readonly (readonly string[])[]): string[][] {
  const width = Math.max(1, ...cells.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1));
  return cells.map((row) => row.slice(0, width));
}

/** Whether the first row says what the columns are called, by name or code. */
export function isHeader(first: readonly string[] | undefined, columns: readonly GridColumn[]): boolean {
  if (!first || first.length === 0) return false;
  return first.every((text, index) => {
    const column = columns[index];
    const said = text.trim().toLowerCase();
    return column !== undefined && (said === column.name.toLowerCase() || said === column.id.toLowerCase());
  });
}
