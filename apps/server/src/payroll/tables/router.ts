// Made by `npm run fix` from the folders beside it.
export { explainCell } from './explain-cell.ts';
export { exportCellErrors } from './export-cell-errors.ts';
export { exportGroups } from './export-groups.ts';
export { exportPivot } from './export-pivot.ts';
export { exportRows } from './export-rows.ts';
export { getColumnValues } from './get-column-values.ts';
export { getTableStructure } from './get-table-structure.ts';
export { groupRows } from './group-rows.ts';
export { listCellErrors } from './list-cell-errors.ts';
export { listRows } from './list-rows.ts';
export { listTables } from './list-tables.ts';
export { pivotRows } from './pivot-rows.ts';
export { summarizeRows } from './summarize-rows.ts';
