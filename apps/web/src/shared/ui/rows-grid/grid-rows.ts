/** Changes of rows: each gives new rows, and rows that nobody touched stay the same object. */
import { cellOf, type GridBlock, type GridCell, type GridColumn, type GridPlace, type GridRow } from './grid-types.ts';

type Rows = readonly GridRow[];

/** Rows as they come from elsewhere. */
export const gridRows = (cells: readonly GridRow['cells'][]): GridRow[] => cells.map((row, id) => ({ id, cells: row }));

const freshId = (rows: Rows): number => rows.reduce((most, { id }) => Math.max(most, id), -1) + 1;
const blankRows = (rows: Rows, count: number): GridRow[] => {
  const from = freshId(rows);
  return Array.from({ length: count }, (_, index) => ({ id: from + index, cells: {} }));
};

/** Writes cells from a place on; rows that are missing at the end are added. */
export function putCells(rows: Rows, columns: readonly GridColumn[], at: GridPlace, cells: readonly (readonly GridCell[])[]): GridRow[] {
  const missing = Math.max(0, at.row + cells.length - rows.length);
  const all = [...rows, ...blankRows(rows, missing)];
  for (const [offset, given] of cells.entries()) {
    const row = all[at.row + offset];
    if (!row) continue;
    const changed = given.flatMap((cell, index) => {
      const column = columns[at.column + index];
      return column && !isSame(cell, cellOf(row, column)) ? [[column.id, cell] as const] : [];
    });
    if (changed.length > 0) all[at.row + offset] = { ...row, cells: { ...row.cells, ...Object.fromEntries(changed) } };
  }
  return all;
}

const isSame = (one: GridCell, other: GridCell): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.typed === other.typed;

export const sizeOf = ({ top, left, bottom, right }: GridBlock) => ({ rows: bottom - top + 1, columns: right - left + 1 });

const filled = <T>({ rows, columns }: { rows: number; columns: number }, cell: T): T[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => cell));

export function clearCells(rows: Rows, columns: readonly GridColumn[], block: GridBlock): GridRow[] {
  const bottom = Math.min(block.bottom, rows.length - 1);
  return putCells(rows, columns, { row: block.top, column: block.left }, filled(sizeOf({ ...block, bottom }), ''));
}

/** One cell into all that are chosen; several go where the first of them is put. */
export function spread(cells: readonly (readonly GridCell[])[], block: GridBlock): readonly (readonly GridCell[])[] {
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  return only === undefined ? cells : filled(sizeOf(block), only);
}

export const insertRows = (rows: Rows, at: number, count: number): GridRow[] => [
  ...rows.slice(0, at),
  ...blankRows(rows, count),
  ...rows.slice(at),
];
export const removeRows = (rows: Rows, from: number, to: number): GridRow[] => rows.filter((_, index) => index < from || index > to);

export const cellsIn = (rows: Rows, columns: readonly GridColumn[], { top, left, bottom, right }: GridBlock): GridCell[][] =>
  rows.slice(top, bottom + 1).map((row) => columns.slice(left, right + 1).map((column) => cellOf(row, column)));

/** Every cell anew; a row none of whose cells changes stays. */
export function mapCells(rows: Rows, columns: readonly GridColumn[], change: (cell: GridCell, column: GridColumn) => GridCell): GridRow[] {
  return rows.map((row) => {
    const changed = columns.flatMap((column) => {
      const cell = cellOf(row, column);
      const next = change(cell, column);
      return isSame(cell, next) ? [] : [[column.id, next] as const];
    });
    return changed.length === 0 ? row : { ...row, cells: { ...row.cells, ...Object.fromEntries(changed) } };
  });
}
