export { DataTable } from './DataTable.tsx';
export { givenRows, pageRows } from './page-rows.ts';
export { SearchField } from './SearchField.tsx';
export { TableFoot } from './TableFoot.tsx';
export type { CellValue, Column, TableRows, TableSelection, TableTotals } from './table-types.ts';
export { useWindowRows } from './use-window-rows.ts';
