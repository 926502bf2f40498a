// Made by `npm run fix` from the folders beside it.
export { explainCell } from './explain-cell.ts';
export { listCellErrors } from './list-cell-errors.ts';
export { listRows } from './list-rows.ts';
export { listTables } from './list-tables.ts';
