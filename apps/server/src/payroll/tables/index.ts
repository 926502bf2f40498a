export { datedLinesOf } from './dated-lines.ts';
export { explainStored } from './explain-stored.ts';
export { explainSum, explainValue, tellValue } from './explain-value.ts';
export { outColumn, valueOfCell } from './export-columns.ts';
export { findColumn, findTable, viewColumn } from './find-table.ts';
export { formatCells } from './format-cell.ts';
export { storedCell } from './stored-cell.ts';
