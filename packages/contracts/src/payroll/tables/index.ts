export * from './explain-cell.ts';
export * from './explanation.ts';
export * from './get-column-values.ts';
export * from './list-cell-errors.ts';
export * from './list-rows.ts';
export * from './list-tables.ts';
export * from './summarize-rows.ts';
export * from './table.ts';
