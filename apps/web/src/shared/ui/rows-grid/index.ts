import { lazyPart } from '../../lazy-part.tsx';

/** Rows that people write; its code is fetched where some are shown. */
export const RowsGrid = lazyPart(() => import('./RowsGrid.tsx'));
export { gridRows } from './grid-rows.ts';
export { type CellNote, cellOf, type GridCell, type GridColumn, type GridRow, isBlankRow } from './grid-types.ts';
export { readExact } from './read-cells.ts';
export type { NoteOf } from './use-cell-notes.ts';
export { type GridModel, useGridRows } from './use-grid-rows.ts';
export { cellWriter, percentDigits } from './write-cell.ts';
