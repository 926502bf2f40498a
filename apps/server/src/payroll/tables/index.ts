export { explainValue } from './explain-value.ts';
export { viewColumn } from './find-table.ts';
export { storedCell } from './stored-cell.ts';
