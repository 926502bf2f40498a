export { inWindows, wideWindowRows } from './in-windows.ts';
export { type ListColumn, type ListColumns, listColumns, momentText, type Say } from './list-columns.ts';
export { type ExportColumn, type ExportedTable, requireExportable, sendTable } from './send-table.ts';
