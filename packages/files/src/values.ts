/** What a cell's text is of its column's type, without a file around it: safe in a browser, where people paste what a spreadsheet has copied. */
export { splitRecord } from './text/records.ts';
export type { CellProblemCode, ColumnSpec, DateOrder, DecimalMark, Doubt, Notation, Reading, ValueType } from './typed/column.ts';
export { Evidence, settle } from './typed/doubts.ts';
export { readCell } from './typed/read-cell.ts';
