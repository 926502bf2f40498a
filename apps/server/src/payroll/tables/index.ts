export { explainStored } from './explain-stored.ts';
export { explainSum, explainValue, tellValue } from './explain-value.ts';
export { findColumn, findTable, viewColumn } from './find-table.ts';
export { storedCell } from './stored-cell.ts';
