export { DataTable } from './DataTable.tsx';
export type { Condition } from './filters/conditions.ts';
export { FilterChips } from './filters/FilterChips.tsx';
export type { AskValues, FilterColumn } from './filters/filter-types.ts';
export { givenRows, pageRows } from './page-rows.ts';
export { SearchField } from './SearchField.tsx';
export { TableFoot } from './TableFoot.tsx';
export type { CellValue, Column, TableRows, TableSelection, TableTotals } from './table-types.ts';
export { useWindowRows } from './use-window-rows.ts';
