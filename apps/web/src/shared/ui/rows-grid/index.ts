export { gridRows } from './grid-rows.ts';
export { type CellNote, cellOf, type GridCell, type GridColumn, type GridRow, isBlankRow } from './grid-types.ts';
export { RowsGrid } from './LazyRowsGrid.tsx';
export { readExact } from './read-cells.ts';
export type { NoteOf } from './use-cell-notes.ts';
export { type GridModel, useGridRows } from './use-grid-rows.ts';
export { cellWriter, percentDigits } from './write-cell.ts';
